import {createStorageSlot} from '@docusaurus/theme-common';
import {announce} from '@site/src/components/messages/announce';
import {VALUES_KEY, type Values} from '../../default-values';
import {readRequestForm, REQUEST_FORM_KEY, type RequestForm} from '../../request-forms';
import {useSyncExternalStore} from 'react';
import type * as writerModule from './writer';

export type Writer = typeof writerModule;

/** The reader's choices for all samples on all pages and in all browser tabs. They are stored only in this browser. */
interface Choices {
  form: RequestForm;
  /** Undefined if samples are shown as written. */
  values?: Values;
  /** Undefined until it is needed and loaded. */
  writer?: Writer;
  /** True if the reader searches the page with the browser, which finds only what is in it. */
  isFinding?: boolean;
}

// Also kept here, so that they apply to all blocks when nothing can be stored.
let choices: Choices | undefined;
const listeners = new Set<() => void>();

let loading: Promise<Writer> | undefined;

/** Loads the code that makes samples; after a failure, the next call tries again. */
export function loadWriter(): Promise<Writer> {
  loading ??= import(/* webpackChunkName: "writer" */ './writer').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const formSlot = createStorageSlot(REQUEST_FORM_KEY);
export const valuesSlot = createStorageSlot(VALUES_KEY);

/** The choices known so far. */
export function currentChoices(): Choices {
  choices ??= {form: readRequestForm(formSlot.get())};
  return choices;
}

function change(next: Partial<Choices>): void {
  choices = {...currentChoices(), ...next};
  listeners.forEach((listener) => listener());
}

/** Reads the stored choices, and loads the writer if they differ from the defaults. */
async function readStored(): Promise<void> {
  const form = readRequestForm(formSlot.get());
  const stored = valuesSlot.get();
  if (form === 'json' && stored === null && !currentChoices().writer) return;
  try {
    const writer = await loadWriter();
    change({form, values: writer.readValues(stored), writer});
  } catch (error) {
    // Without a connection, samples are shown as written.
    console.error('Samples cannot be made', error);
    change({form: 'json'});
  }
}

/** Handles a choice in another tab, or its clearing of the storage, for which the key is null. */
function follow({key, isTrusted}: StorageEvent): void {
  // Docusaurus also dispatches events for this tab's own changes.
  if (!isTrusted) return;
  if (key === REQUEST_FORM_KEY || key === VALUES_KEY || key === null) void readStored();
}

/** A key that opens the browser's own search, or the loss of the focus to it, when it was opened by a menu. */
function prepareToFind(event: Event): void {
  if (currentChoices().isFinding) return;
  if (event instanceof KeyboardEvent) {
    const isFind = (event.ctrlKey || event.metaKey) && (event.code === 'KeyF' || event.key.toLowerCase() === 'f');
    if (!isFind && event.key !== 'F3') return;
  }
  // Without a connection, the browser finds what is shown.
  loadWriter().then(
    (writer) => change({writer, isFinding: true}),
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  // The browser keeps one listener of each kind, however often it is added.
  addEventListener('storage', follow);
  addEventListener('keydown', prepareToFind);
  addEventListener('blur', prepareToFind);
  if (listeners.size === 0 && !currentChoices().writer) void readStored();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reader's choices; undefined until hydration. */
export function useChoices(): Choices | undefined {
  return useSyncExternalStore<Choices | undefined>(subscribe, currentChoices, () => undefined);
}

/**
 * Shows requests in another form from now on, or a message if it cannot be loaded.
 *
 * @param prepare called just before the change, since the form may have to be loaded first
 */
export async function chooseForm(form: RequestForm, prepare: () => void): Promise<void> {
  try {
    const writer = form === 'json' ? currentChoices().writer : await loadWriter();
    prepare();
    change({form, writer});
    formSlot.set(form);
  } catch {
    announce('Couldn’t load. Check your connection, then try again.');
  }
}

/**
 * Shows values in all samples from now on.
 *
 * @param values already checked, or undefined for samples as written
 */
export async function chooseValues(values: Values | undefined): Promise<void> {
  const writer = await loadWriter();
  change({values, writer});
  if (values) valuesSlot.set(JSON.stringify(values));
  else valuesSlot.del();
}
