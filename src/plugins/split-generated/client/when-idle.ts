const waiting: (() => void)[] = [];

// Safari has no idle callbacks.
const soon = (callback: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 50);

function runNext() {
  try {
    waiting.shift()?.();
  } finally {
    if (waiting.length > 0) soon(runNext);
  }
}

/** Does something that can wait: one after the other, each in a task of its own, when the browser has nothing to do. */
export function whenIdle(work: () => void): void {
  waiting.push(work);
  if (waiting.length === 1) soon(runNext);
}
