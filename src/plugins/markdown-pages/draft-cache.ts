import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {draftPage} from './draft-page';
import type {Draft} from './types';

/** To be raised when the same source comes to be written in another way, as by a new version of a library. */
const WRITTEN_AS = 3;

/** Makes the draft of a source, or takes the one that an earlier build or an equal page of another version has made. */
export type ReadDraft = (source: string, isMdx: boolean) => Promise<Draft>;

/** @param folder where drafts are kept from build to build, each named after its source */
export function draftCache(folder: string): ReadDraft {
  const drafts = new Map<string, Promise<Draft>>();

  async function load(key: string, source: string, isMdx: boolean): Promise<Draft> {
    const file = join(folder, `${key}.json`);
    const known = await readFile(file, 'utf8').catch(() => undefined);
    if (known !== undefined) return JSON.parse(known) as Draft;
    const draft = draftPage(source, isMdx);
    // A build that is interrupted, or another that runs beside it, must not find half a file.
    const partial = `${file}.${process.pid}`;
    await mkdir(folder, {recursive: true});
    await writeFile(partial, JSON.stringify(draft));
    await rename(partial, file);
    return draft;
  }

  return (source, isMdx) => {
    const key = createHash('sha256').update(`${WRITTEN_AS} ${isMdx} ${source}`).digest('hex').slice(0, 32);
    const draft = drafts.get(key) ?? load(key, source, isMdx);
    drafts.set(key, draft);
    return draft;
  };
}
