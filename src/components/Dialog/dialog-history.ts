import type {ClientModule} from '@docusaurus/types';

/**
 * Back closes an open dialog and leaves the page behind it as it is. A dialog has an entry of its own in the history,
 * with the address of its page; the router hears nothing of steps between the two.
 */

interface HistoryState {
  isDialog?: boolean;
}

interface OpenDialog {
  close: () => void;
  /** True if the history holds an entry that closing this dialog has to leave. */
  hasEntry: boolean;
}

const dialogs: OpenDialog[] = [];
/** Steps back that closed dialogs asked for: the browser takes them a moment later. */
let pendingSteps = 0;
let left = {isDialog: false, address: ''};

const isDialogEntry = () => (window.history.state as HistoryState | null)?.isDialog === true;

function noteEntry(): void {
  left = {isDialog: isDialogEntry(), address: window.location.href};
}

function addEntry(dialog: OpenDialog): void {
  dialog.hasEntry = true;
  window.history.pushState({...(window.history.state as object | null), isDialog: true}, '');
  noteEntry();
}

/**
 * Gives a dialog that opens its entry, once the entry of a dialog that has just closed is left.
 *
 * @param close closes the dialog
 * @returns for when it is closed: leaves the entry, unless a link was followed from it
 */
export function enterDialog(close: () => void): () => void {
  const dialog = {close, hasEntry: false};
  dialogs.push(dialog);
  if (pendingSteps === 0) addEntry(dialog);
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    if (!dialog.hasEntry) return;
    // Otherwise the page of a result has taken the entry.
    if (isDialogEntry()) {
      pendingSteps++;
      window.history.back();
    } else {
      noteEntry();
    }
  };
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  // Following a link cancels the steps that the browser has not taken yet.
  pendingSteps = 0;
  noteEntry();
};

/** The entry of a closed dialog is left: a dialog that opened meanwhile stays open and gets its own. */
function finishStep(): void {
  pendingSteps--;
  noteEntry();
  if (pendingSteps > 0) return;
  for (const dialog of dialogs) if (!dialog.hasEntry) addEntry(dialog);
}

/** The reader goes back or forward. */
function closeTopDialog(): void {
  noteEntry();
  const dialog = dialogs.at(-1);
  if (!dialog) return;
  dialog.hasEntry = false;
  dialog.close();
}

if (typeof window !== 'undefined') {
  // This module runs before the router, so this listener does, too.
  window.addEventListener('popstate', (event) => {
    const isStep = (left.isDialog || isDialogEntry()) && window.location.href === left.address;
    if (isStep) event.stopImmediatePropagation();
    if (isStep && pendingSteps > 0) finishStep();
    else closeTopDialog();
  });
}
