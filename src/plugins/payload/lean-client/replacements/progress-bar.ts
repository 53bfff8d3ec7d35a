/**
 * In place of nprogress 0.2.0: the bar at the top of the window, without what this site does not use (settings, promises,
 * a spinner, browsers without transforms). Docusaurus starts it when a page takes longer than 200 ms to come.
 */

/** Milliseconds of each movement. */
const SPEED = 200;
const TRICKLE_EVERY = 800;

let bar: HTMLElement | undefined;
/** What part of the way is done. */
let position = 0;
let trickle: ReturnType<typeof setInterval> | undefined;

function move(to: number): void {
  position = to;
  if (!bar) return;
  bar.style.transition = `all ${SPEED}ms ease`;
  bar.style.transform = `translate3d(${(to - 1) * 100}%, 0, 0)`;
}

function start(): void {
  if (bar) return;
  const root = document.createElement('div');
  root.id = 'nprogress';
  root.innerHTML = '<div class="bar" role="bar"><div class="peg"></div></div>';
  bar = root.firstElementChild as HTMLElement;
  bar.style.transform = 'translate3d(-100%, 0, 0)';
  document.body.append(root);
  // The browser has to have drawn it there for the movement to be seen.
  void root.offsetWidth;
  move(0.08);
  trickle = setInterval(() => move(Math.min(position + Math.random() * 0.02, 0.994)), TRICKLE_EVERY);
}

function done(): void {
  const root = bar?.parentElement;
  if (!root) return;
  clearInterval(trickle);
  move(1);
  bar = undefined;
  setTimeout(() => {
    root.style.transition = `opacity ${SPEED}ms linear`;
    root.style.opacity = '0';
    setTimeout(() => root.remove(), SPEED);
  }, SPEED);
}

export default {configure: () => {}, start, done};
