"""Alembic's entry point: migrate on the store's connection, inside its transaction."""

from alembic import context
from tqdm import tqdm

from db.schema import metadata

bar = tqdm(desc="Bringing the database up to date", unit="step", disable=None, leave=False)


def a_step_more(*_: object, **__: object) -> None:
    """A migration is done."""
    bar.update()


context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
    on_version_apply=a_step_more,
)
with bar, context.begin_transaction():
    context.run_migrations()
