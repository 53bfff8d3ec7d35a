/**
 * Remembers a script that could not be loaded. Where a deployment took it away, the router loads the next page anew, and
 * that page tells the reader why.
 */

const KEY = 'lost-script';

function takeLost(): string | null {
  const address = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return address;
}

if (typeof window !== 'undefined') {
  try {
    const lost = takeLost();
    if (lost) void import(/* webpackChunkName: "tell" */ './tell-reader').then(({tellReader}) => tellReader(lost));
    const remember = ({target}: Event) => {
      if (target instanceof HTMLScriptElement) sessionStorage.setItem(KEY, target.src);
    };
    // Such an event does not bubble.
    window.addEventListener('error', remember, true);
  } catch {
    // Without storage nobody is told.
  }
}
