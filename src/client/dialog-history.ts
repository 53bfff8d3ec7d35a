import type {ClientModule} from '@docusaurus/types';

/**
 * Back closes an open dialog and leaves the page behind it as it is. A dialog has an entry of its own in the history,
 * with the address of its page; the router hears nothing of steps between the two.
 */

interface Entry {
  isDialog?: boolean;
}

const closers: (() => void)[] = [];
let left = {isDialog: false, address: ''};

const isDialogEntry = () => (window.history.state as Entry | null)?.isDialog === true;

function noteEntry(): void {
  left = {isDialog: isDialogEntry(), address: window.location.href};
}

/**
 * Gives a dialog that opens its entry.
 *
 * @param close closes the dialog
 * @returns for when it is closed: leaves the entry, unless a link was followed from it
 */
export function enterDialog(close: () => void): () => void {
  closers.push(close);
  window.history.pushState({...(window.history.state as object | null), isDialog: true}, '');
  noteEntry();
  return () => {
    closers.splice(closers.indexOf(close), 1);
    if (isDialogEntry()) window.history.back();
    // The page of a result has taken the entry.
    else noteEntry();
  };
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => noteEntry();

if (typeof window !== 'undefined') {
  // This module runs before the router, so this listener does, too.
  window.addEventListener('popstate', (event) => {
    const isStep = (left.isDialog || isDialogEntry()) && window.location.href === left.address;
    noteEntry();
    if (isStep) event.stopImmediatePropagation();
    closers.at(-1)?.();
  });
}
