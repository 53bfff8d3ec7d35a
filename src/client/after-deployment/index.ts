import {createStorageSlot} from '@docusaurus/theme-common';

/**
 * Remembers a script that failed to load. If a deployment removed it, the router does a full load of the next page,
 * which then explains why. Without storage, the reader gets no explanation.
 */
if (typeof window !== 'undefined') {
  const slot = createStorageSlot('lost-script', {persistence: 'sessionStorage'});
  const lost = slot.get();
  slot.del();
  if (lost) void import(/* webpackChunkName: "tell" */ './tell-reader').then(({tellReader}) => tellReader(lost));
  const remember = ({target}: Event) => {
    if (target instanceof HTMLScriptElement) slot.set(target.src);
  };
  // A script's error event does not bubble, so this listener captures it.
  window.addEventListener('error', remember, true);
}
