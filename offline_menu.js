// What SimCord's page lacks: a picture that comes late is asked for again, and a message has the menu of it and of people,
// by a right click or a long press.
const headers = { "Content-Type": "application/json" };
const send = window.fetch.bind(window);
window.fetch = async (address, options = {}) => {
  if (options.headers?.["X-Simcord-Context"]) Object.assign(headers, options.headers); // who this page is
  let answer = await send(address, options);
  for (let pause = 200; !answer.ok && pause < 10000 && String(address).startsWith("/api/assets/"); pause *= 2) {
    await new Promise((done) => setTimeout(done, pause));
    answer = await send(address, options);
  }
  return answer;
};

async function ask(about) {
  const answer = await send("/api/action", { method: "POST", headers, body: JSON.stringify({ kind: "menu", ...about }) });
  return answer.ok ? answer.json() : { entries: [] };
}

document.addEventListener("contextmenu", async (event) => {
  const message = event.target.closest("[data-message-id]");
  if (!message) return;
  event.preventDefault();
  // A menu that opens while the button is still down would be closed by it going up.
  const released = event.pointerType === "mouse" && event.buttons
    && new Promise((done) => window.addEventListener("pointerup", () => setTimeout(done), { once: true }));
  const { entries } = await ask({ message: message.dataset.messageId });
  await released;
  const menu = document.createElement("div");
  menu.role = "menu";
  menu.popover = "auto"; // a click beside it and Escape close it
  menu.append(...entries.map(({ label, entry, target }) => {
    const item = document.createElement("button");
    Object.assign(item, { role: "menuitem", textContent: label });
    item.style.cssText = "display: block; width: 100%; padding: 8px; border: 0; background: none; color: #dbdee1; "
      + "font: 14px sans-serif; text-align: left";
    item.addEventListener("click", () => { menu.hidePopover(); ask({ entry, target }); });
    return item;
  }));
  menu.addEventListener("toggle", ({ newState }) => { if (newState === "closed") menu.remove(); });
  document.body.append(menu);
  menu.style.cssText = "margin: 0; padding: 8px; border: 1px solid #4e5058; border-radius: 8px; background: #2b2d31";
  menu.showPopover();
  menu.style.left = `${Math.max(0, Math.min(event.clientX, innerWidth - menu.offsetWidth - 8))}px`;
  menu.style.top = `${Math.max(0, Math.min(event.clientY, innerHeight - menu.offsetHeight - 8))}px`;
  menu.firstElementChild?.focus();
});
