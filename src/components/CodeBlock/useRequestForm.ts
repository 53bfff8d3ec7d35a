import {readRequestForm, REQUEST_FORM_KEY, type RequestForm} from '@site/src/lib/code/request-forms';
import {useSyncExternalStore} from 'react';

/** Until the browser takes over, the page shows JSON and keeps room for the stored choice. */
type ShownForm = RequestForm | 'waiting';

// The choice is kept here as well, so that it holds for all blocks when nothing can be stored.
let chosen: RequestForm | undefined;
const listeners = new Set<() => void>();

function current(): RequestForm {
  if (chosen === undefined) {
    try {
      chosen = readRequestForm(localStorage.getItem(REQUEST_FORM_KEY));
    } catch (error) {
      chosen = 'json';
      console.error('The form of requests cannot be read from the storage', error);
    }
  }
  return chosen;
}

function change(form: RequestForm): void {
  chosen = form;
  listeners.forEach((listener) => listener());
}

function choose(form: RequestForm): void {
  change(form);
  try {
    localStorage.setItem(REQUEST_FORM_KEY, form);
  } catch (error) {
    console.error('The form of requests cannot be stored', error);
  }
}

/** Another tab has chosen, or has cleared the storage, which has no key. */
function follow({key, newValue}: StorageEvent): void {
  if (key === REQUEST_FORM_KEY || key === null) change(readRequestForm(newValue));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', follow);
    // What other tabs choose while nobody listens is read again.
    chosen = undefined;
  };
}

/** The form in which the reader wants requests: one for all blocks, pages and tabs, kept in the browser. */
export function useRequestForm(): [ShownForm, (form: RequestForm) => void] {
  return [useSyncExternalStore<ShownForm>(subscribe, current, () => 'waiting'), choose];
}
