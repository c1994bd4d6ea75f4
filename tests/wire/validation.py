"""Every body against Discord's own description of its interface, in the file that ``DISCORD_OPENAPI`` names."""

import json
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.protocols import Validator
from jsonschema.validators import extend
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

Json = dict[str, Any]

URI = "urn:discord"
BESIDE = Path(__file__).parents[3] / "shared" / "discord-openapi.json"
UNCHECKED = f"Discord's description of its interface is not here: set DISCORD_OPENAPI, or put it at {BESIDE.name}."


def description_file() -> Path | None:
    named = os.environ.get("DISCORD_OPENAPI")
    path = Path(named) if named else BESIDE
    return path if path.is_file() else None


class Validation:
    """Says what is wrong with a request. Paths are those below ``/api/v10``."""

    def __init__(self, file: Path) -> None:
        description = _read(file)
        self._paths: Json = description["paths"]
        resource: Resource[Any] = Resource(description, DRAFT202012)
        self._registry: Registry[Any] = Registry().with_resource(URI, resource)
        self._templates = sorted(((_pattern(path), path) for path in self._paths), key=lambda each: each[1].count("{"))
        self._validator = cache(self._new_validator)
        self._template = cache(self._find_template)

    def request(self, method: str, path: str, body: object) -> str | None:
        template = self._template(path)
        operation = self._paths[template].get(method.lower()) if template else None
        if operation is None:
            return f"there is no {method} {path}"
        if "requestBody" not in operation:
            return None if body is None else "it takes no body"
        place = (template, method.lower(), "requestBody", "content", "application/json", "schema")
        error = next(iter(self._validator(place).iter_errors(_as_described(body))), None)
        return None if error is None else _deepest(error)

    def _find_template(self, path: str) -> str | None:
        return next((template for pattern, template in self._templates if pattern.fullmatch(path)), None)

    def _new_validator(self, place: tuple[str, ...]) -> Validator:
        pointer = "/".join(part.replace("~", "~0").replace("/", "~1") for part in ("paths", *place))
        return _Discriminating({"$ref": f"{URI}#/{pointer}"}, registry=self._registry)


@cache
def _read(file: Path) -> Json:
    """The description, read once for all stand-ins: what is remembered of its parts is known by their ids."""
    found: Json = json.loads(file.read_text())
    return found


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{[^}]*\}", "[^/]+", path))


def _as_described(body: Any, within: str = "") -> Any:
    """A body as the description wants it: it asks for strings where Discord takes numbers too."""
    if isinstance(body, list):
        return [_as_described(each, within) for each in body]
    if isinstance(body, dict):
        id_as_text = {"id": str(body["id"])} if within in {"attachments", "default_values"} else {}
        return {key: _as_described(value, key) for key, value in body.items()} | id_as_text
    return str(body) if within in {"users", "roles"} else body


def _deepest(error: ValidationError) -> str:
    while error.context:
        error = max(error.context, key=lambda inner: len(inner.absolute_path))
    return f"{error.json_path}: {error.message[:300]}"


# A union of components is told apart by ``type``. Trying every alternative at every level would take seconds.

# The same buttons come again and again, so that what was right once is remembered. The description is never let go.
_found_right: set[tuple[int, str]] = set()
_kinds: dict[int, Any] = {}  # the types that an alternative is for


def _union(validator: Any, alternatives: list[Json], instance: object, schema: Json) -> Iterator[ValidationError]:
    if all("const" in each for each in alternatives):
        if not any(instance == each["const"] for each in alternatives):
            yield ValidationError(f"{instance!r} is none of the values there are")
        return
    kind = instance.get("type") if isinstance(instance, dict) else None
    key = (id(alternatives), json.dumps(instance))
    if key in _found_right:
        return
    fitting = [each for each in alternatives if kind is None or _suits(validator, each, kind)]
    errors = [list(validator.descend(instance, each)) for each in fitting]
    if all(errors) or not errors:
        context = [error for found in errors for error in found]
        yield ValidationError(f"{instance!r} is none of what may stand here", context=context)
    else:
        _found_right.add(key)


def _suits(validator: Any, alternative: Json, kind: object) -> bool:
    """Whether an alternative is for this type, or does not say."""
    if id(alternative) not in _kinds:
        found = alternative
        while str(found.get("$ref")).startswith("#"):
            found = validator._resolver.lookup(found["$ref"]).contents
        _kinds[id(alternative)] = found.get("properties", {}).get("type", {}).get("enum")
    told = _kinds[id(alternative)]
    return not isinstance(told, list) or kind in told


_Discriminating = extend(Draft202012Validator, {"oneOf": _union, "anyOf": _union})
