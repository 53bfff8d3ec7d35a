import {type Page} from '../../pages/read-pages';
import type {Fault, Fence} from '../types';
import type {Problem} from '../../pages/problems';
import {recordFaults} from './records';
import {roleFaults} from './roles';
import {schemaFaults} from './schemas';
import {stationFaults} from './stations';
import {WORKING_COPY, versionOfFile} from '../../../src/lib/versions/version-names';

/**
 * Compares the samples of all pages with the story they tell. A fence that departs from it says why:
 * ` ```json story="the station was measured anew" `.
 *
 * @param fences all fences of all pages
 */
export function checkStory(fences: Fence[]): Problem[] {
  const ownTables = tablesMadeOn(fences);
  return fences
    .filter(({attributes}) => !attributes.story)
    .flatMap((fence) => {
      const version = versionOfFile(fence.file) ?? WORKING_COPY;
      const faults: Fault[] = [
        ...stationFaults(fence.text),
        ...roleFaults(fence),
        ...schemaFaults(fence, version),
        ...recordFaults(fence, ownTables.get(fence.file) ?? new Set()),
      ];
      return faults.map(({line, message, expected}) => ({
        file: fence.file,
        line: fence.line + line - 1,
        message,
        expected,
      }));
    });
}

/** Tables that a page makes by an operation have the columns that it likes. */
function tablesMadeOn(fences: Fence[]): Map<Page['file'], Set<string>> {
  const made = new Map<string, Set<string>>();
  for (const {file, text} of fences) {
    if (!/"?operation"?\s*[:=]\s*"?create_table\b|create_table /.test(text)) continue;
    const names = [...text.matchAll(/"?table"?\s*[:=]\s*"?(\w+)/g)].map((match) => match[1]!.toLowerCase());
    made.set(file, new Set([...(made.get(file) ?? []), ...names]));
  }
  return made;
}
