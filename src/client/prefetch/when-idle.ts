type Work = () => Promise<void>;

const waiting: Work[] = [];

// Safari has no idle callbacks.
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

/** Does something that can wait: each begins when the one before has ended and the browser has nothing to do. */
export function whenIdle(work: Work): void {
  waiting.push(work);
  if (waiting.length === 1) soon(runNext);
}
