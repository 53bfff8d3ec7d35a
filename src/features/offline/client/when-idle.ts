type Work = () => Promise<void>;

const waiting: Work[] = [];

// Safari does not support idle callbacks.
const soon = (callback: () => Promise<void>) =>
  'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 50);

async function runNext() {
  try {
    await waiting[0]?.();
  } finally {
    waiting.shift();
    if (waiting.length > 0) soon(runNext);
  }
}

/** Queues work that can wait: each item starts once the previous one has ended and the browser is idle. */
export function whenIdle(work: Work): void {
  waiting.push(work);
  if (waiting.length === 1) soon(runNext);
}
