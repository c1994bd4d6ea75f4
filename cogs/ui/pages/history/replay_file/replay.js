"use strict";
const match = JSON.parse(document.getElementById("match").textContent);
const SVG = "http://www.w3.org/2000/svg";
const INKS = ["#e2b248", "#6cc4ff", "#ff8f8f", "#9be38a", "#d9a5ff", "#ffb45c", "#7de8d8", "#f5f5f5"];
const DASHES = ["", "8 4", "2 4", "12 4 2 4"];
const SUITS = { S: "♠", H: "♥", D: "♦", C: "♣" };
const at = (id) => document.getElementById(id);
const count = match.steps.length;
let step = 1;
let timer = null;

function made(kind, className, text) {
  const node = document.createElement(kind);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
}

function drawn(name, attributes) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
}

function picture(symbol) {
  const svg = drawn("svg", { class: "card", viewBox: "0 0 100 140", "aria-hidden": "true" });
  svg.append(drawn("use", { href: "#" + symbol }));
  return svg;
}

function row(cards, className) {
  const node = made("div", "row " + className);
  node.append(...cards.map((card) => picture("card-" + card)));
  return node;
}

const spoken = (cards) => cards.map((card) => match.cards[card][1]).join(", ") || match.say["no-cards"];

function showBoard(now) {
  const board = at("board");
  const piles = made("div", "row pile");
  if (now.stock) piles.append(picture("card-back"));
  piles.append(made("span", "who", match.say["draw-pile"] + ": " + now.stock));
  piles.append(...now.pile.map((card) => picture("card-" + card)));
  const { suit, rank, direction, lanes = [], passed = [] } = now.board;
  if (suit) piles.append(made("span", "sign", SUITS[suit]));
  if (rank) piles.append(made("span", "sign", rank === "T" ? "10" : rank));
  if (direction) piles.append(made("span", "sign", direction > 0 ? "↻" : "↺"));
  const rows = lanes.map((lane) => {
    const line = row(lane.cards, "lane");
    line.prepend(made("span", "who", lane.who));
    return line;
  });
  if (passed.length) rows.push(row(passed, "lane"));
  board.replaceChildren(piles, ...rows, made("p", "middle", now.middle));
  Object.assign(board.dataset, {
    pile: now.pile.join(" "),
    stock: now.stock,
    suit: suit || "",
    rank: rank || "",
    direction: direction || "",
    lanes: lanes.map((lane) => lane.cards.join(" ")).join("|"),
    passed: passed.join(" "),
  });
}

function showSeats(now) {
  at("seats").replaceChildren(...match.names.map((name, seat) => {
    const hand = now.hands[seat].split(" ").filter(Boolean);
    const node = made("article", "seat" + (seat === now.turn ? " turn" : ""));
    const head = made("header");
    const bot = match.computers[seat] ? " (" + match.say.bot + ")" : "";
    head.append(made("h2", "", (seat === now.turn ? "▸ " : "") + name + bot), made("span", "", match.say.total + " " + now.totals[seat]));
    node.append(head, made("p", "spoken", spoken(hand)), row(hand, "hand"));
    Object.assign(node.dataset, { seat, hand: hand.join(" "), total: now.totals[seat] });
    return node;
  }));
}

function nextRound() {
  const found = match.steps.findIndex((each, place) => place >= step && each.round > match.steps[step - 1].round);
  return found < 0 ? null : found + 1;
}

function show(wanted) {
  step = Math.min(Math.max(1, wanted), count);
  const now = match.steps[step - 1];
  at("stage").textContent = match.say.step.replace("%r", now.round).replace("%s", step).replace("%n", count);
  showBoard(now);
  showSeats(now);
  at("told").textContent = now.told.join("\n");
  Object.assign(at("replay").dataset, { step, round: now.round, turn: now.turn ?? "" });
  at("move").value = step;
  at("first").disabled = at("back").disabled = step === 1;
  at("next").disabled = at("last").disabled = step === count;
  at("round").disabled = nextRound() === null;
  if (step === count) pause();
}

function pause() {
  clearInterval(timer);
  timer = null;
  at("play").textContent = at("play").dataset.play;
}

function play() {
  if (step === count) show(1);
  clearInterval(timer);
  timer = setInterval(() => show(step + 1), Number(at("speed").value));
  at("play").textContent = at("play").dataset.pause;
}

function curve() {
  const points = [match.names.map(() => 0), ...match.rounds];
  const all = points.flat();
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const x = (place) => 20 + (560 * place) / Math.max(1, points.length - 1);
  const y = (total) => 180 - (160 * (total - least)) / (most - least);
  const svg = drawn("svg", { viewBox: "0 0 600 200", "aria-hidden": "true" });
  svg.append(drawn("line", { x1: 20, x2: 580, y1: y(0), y2: y(0), stroke: "#47705f" }));
  const list = made("ul");
  match.names.forEach((name, seat) => {
    const line = points.map((totals, place) => x(place) + "," + y(totals[seat])).join(" ");
    const ink = INKS[seat % INKS.length];
    svg.append(drawn("polyline", { points: line, fill: "none", stroke: ink, "stroke-width": 3, "stroke-dasharray": DASHES[seat % DASHES.length] }));
    const item = made("li", "", "● " + name + ": " + match.rounds.map((totals) => totals[seat]).join(", "));
    item.style.color = ink;
    list.append(item);
  });
  at("scores").append(svg, list);
}

const GO = { ArrowLeft: () => show(step - 1), ArrowRight: () => show(step + 1), Home: () => show(1), End: () => show(count) };
document.addEventListener("keydown", (event) => {
  const inControl = event.target instanceof HTMLElement && event.target.matches("select, input, button");
  if (event.key === " " && !inControl) {
    event.preventDefault();
    timer === null ? play() : pause();
  } else if (GO[event.key] && !(event.target instanceof HTMLElement && event.target.matches("select, input"))) {
    event.preventDefault();
    pause();
    GO[event.key]();
  }
});
at("first").onclick = () => show(1);
at("back").onclick = () => show(step - 1);
at("next").onclick = () => show(step + 1);
at("last").onclick = () => show(count);
at("round").onclick = () => show(nextRound() ?? step);
at("play").onclick = () => (timer === null ? play() : pause());
at("speed").onchange = () => timer !== null && play();
at("move").max = count;
at("move").oninput = () => show(Number(at("move").value));
curve();
show(1);
