import {createStorageSlot} from '@docusaurus/theme-common';

/**
 * Remembers a script that could not be loaded. Where a deployment took it away, the router loads the next page anew, and
 * that page tells the reader why. Without storage nobody is told.
 */
if (typeof window !== 'undefined') {
  const slot = createStorageSlot('lost-script', {persistence: 'sessionStorage'});
  const lost = slot.get();
  slot.del();
  if (lost) void import(/* webpackChunkName: "tell" */ './tell-reader').then(({tellReader}) => tellReader(lost));
  const remember = ({target}: Event) => {
    if (target instanceof HTMLScriptElement) slot.set(target.src);
  };
  // Such an event does not bubble.
  window.addEventListener('error', remember, true);
}
