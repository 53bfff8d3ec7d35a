import {createStorageSlot} from '@docusaurus/theme-common';
import {VALUES_KEY, type Values} from '@site/src/lib/code/default-values';
import {readRequestForm, REQUEST_FORM_KEY, type RequestForm} from '@site/src/lib/code/request-forms';
import type * as writerModule from './writer';

type Writer = typeof writerModule;

/** What the reader has chosen for all samples of all pages and tabs. It is kept in this browser alone. */
export interface Choices {
  form: RequestForm;
  /** Nothing where pages are as they were written. */
  values?: Values;
  /** Nothing until it is needed and there. */
  writer?: Writer;
}

// The choices are kept here as well, so that they hold for all blocks when nothing can be stored.
let choices: Choices | undefined;
const listeners = new Set<() => void>();

let loading: Promise<Writer> | undefined;
let loaded: Writer | undefined;

/** Loads what samples are made with; after a failure the next call tries again. */
export function loadWriter(): Promise<Writer> {
  loading ??= import(/* webpackChunkName: "writer" */ './writer').then(
    (writer) => (loaded = writer),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

const formSlot = createStorageSlot(REQUEST_FORM_KEY);
export const valuesSlot = createStorageSlot(VALUES_KEY);

/** The choices as far as they are known. */
export function currentChoices(): Choices {
  choices ??= {
    form: readRequestForm(formSlot.get()),
    writer: loaded,
    values: loaded?.readValues(valuesSlot.get()),
  };
  return choices;
}

function change(next: Partial<Choices>): void {
  choices = {...currentChoices(), ...next};
  listeners.forEach((listener) => listener());
}

/** Reads what is stored, and loads the writer where that is more than the defaults. */
async function readAll(): Promise<void> {
  const form = readRequestForm(formSlot.get());
  const stored = valuesSlot.get();
  if (form === 'json' && stored === null) {
    const known = currentChoices();
    if (known.form !== form || known.values) change({form, values: undefined});
    return;
  }
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
  if (key === REQUEST_FORM_KEY || key === VALUES_KEY || key === null) void readAll();
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', follow);
    if (!currentChoices().writer) void readAll();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', follow);
    // What other tabs choose while nobody listens is read again.
    choices = undefined;
  };
}

/**
 * Shows requests in another form, from now on.
 *
 * @param prepare called when it is about to happen, since the form may have to be loaded
 * @returns whether it happened
 */
export async function chooseForm(form: RequestForm, prepare: () => void): Promise<boolean> {
  try {
    const writer = form === 'json' ? currentChoices().writer : await loadWriter();
    prepare();
    change({form, writer});
  } catch (error) {
    console.error('Samples cannot be made', error);
    return false;
  }
  formSlot.set(form);
  return true;
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
