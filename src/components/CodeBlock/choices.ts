import {createStorageSlot} from '@docusaurus/theme-common';
import {say} from '@site/src/client/say';
import {VALUES_KEY, type Values} from '@site/src/lib/code/default-values';
import {readRequestForm, REQUEST_FORM_KEY, type RequestForm} from '@site/src/lib/code/request-forms';
import {useSyncExternalStore} from 'react';
import type * as writerModule from './writer';

type Writer = typeof writerModule;

/** What the reader has chosen for all samples of all pages and tabs. It is kept in this browser alone. */
interface Choices {
  form: RequestForm;
  /** Nothing where pages are as they were written. */
  values?: Values;
  /** Nothing until it is needed and there. */
  writer?: Writer;
}

// Kept here as well, so that they hold for all blocks when nothing can be stored.
let choices: Choices | undefined;
const listeners = new Set<() => void>();

let loading: Promise<Writer> | undefined;

/** Loads what samples are made with; after a failure the next call tries again. */
export function loadWriter(): Promise<Writer> {
  loading ??= import(/* webpackChunkName: "writer" */ './writer').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const formSlot = createStorageSlot(REQUEST_FORM_KEY);
export const valuesSlot = createStorageSlot(VALUES_KEY);

/** The choices as far as they are known. */
export function currentChoices(): Choices {
  choices ??= {form: readRequestForm(formSlot.get())};
  return choices;
}

function change(next: Partial<Choices>): void {
  choices = {...currentChoices(), ...next};
  listeners.forEach((listener) => listener());
}

/** Reads what is stored, and loads the writer once that is more than the defaults. */
async function readStored(): Promise<void> {
  const form = readRequestForm(formSlot.get());
  const stored = valuesSlot.get();
  if (form === 'json' && stored === null && !currentChoices().writer) return;
  try {
    const writer = await loadWriter();
    change({form, values: writer.readValues(stored), writer});
  } catch (error) {
    // Without a connection, pages are shown as they were written.
    console.error('Samples cannot be made', error);
    change({form: 'json'});
  }
}

/** Another tab has chosen, or has cleared the storage, which has no key. */
function follow({key, isTrusted}: StorageEvent): void {
  // Docusaurus tells this tab of its own choices as well.
  if (!isTrusted) return;
  if (key === REQUEST_FORM_KEY || key === VALUES_KEY || key === null) void readStored();
}

function subscribe(listener: () => void): () => void {
  // Once, however often it is added.
  addEventListener('storage', follow);
  if (listeners.size === 0 && !currentChoices().writer) void readStored();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the reader has chosen; nothing until the browser takes over. */
export function useChoices(): Choices | undefined {
  return useSyncExternalStore<Choices | undefined>(subscribe, currentChoices, () => undefined);
}

/**
 * Shows requests in another form, from now on, or says that it cannot be loaded.
 *
 * @param prepare called when it is about to happen, since the form may have to be loaded
 */
export async function chooseForm(form: RequestForm, prepare: () => void): Promise<void> {
  try {
    const writer = form === 'json' ? currentChoices().writer : await loadWriter();
    prepare();
    change({form, writer});
    formSlot.set(form);
  } catch {
    say('Not loaded. Check your connection, then choose again.');
  }
}

/**
 * Puts values into all samples, from now on.
 *
 * @param values checked ones, or undefined for samples as they were written
 */
export async function chooseValues(values: Values | undefined): Promise<void> {
  const writer = await loadWriter();
  change({values, writer});
  if (values) valuesSlot.set(JSON.stringify(values));
  else valuesSlot.del();
}
