// The chart is walked through by keys, or by touching it; what it says of a moment is what the table says.
const chart = document.querySelector(".chart");
const now = chart.querySelector(".now");
const said = document.querySelector(".said");
const rows = [...document.querySelectorAll("tr[id^=move-]")];
const last = rows.length - 1;
const [left, , whole] = chart.querySelector("svg").getAttribute("viewBox").split(" ").map(Number);
const width = Number(chart.querySelector(".axis").getAttribute("d").match(/H(\d+)/)[1]);
let at = last;
function show(wanted) {
  at = Math.max(0, Math.min(last, wanted));
  const words = [...rows[at].cells].map((cell) => cell.textContent).join(" · ");
  now.setAttribute("transform", `translate(${(at / Math.max(1, last) - 1) * width} 0)`);
  chart.setAttribute("aria-valuenow", at);
  chart.setAttribute("aria-valuetext", words);
  said.textContent = words;
}
const KEYS = { ArrowLeft: () => at - 1, ArrowDown: () => at - 1, ArrowRight: () => at + 1, ArrowUp: () => at + 1, PageDown: () => at - 10, PageUp: () => at + 10, Home: () => 0, End: () => last };
chart.addEventListener("keydown", (event) => {
  if (!KEYS[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  show(KEYS[event.key]());
});
chart.addEventListener("pointerdown", (event) => {
  const box = chart.getBoundingClientRect();
  show(Math.round(((((event.clientX - box.left) / box.width) * whole + left) / width) * last));
});
for (const link of document.querySelectorAll("a[data-move]")) {
  link.addEventListener("click", () => {
    document.querySelector("details").open = true;
    show(Number(link.dataset.move));
  });
}
show(last);
