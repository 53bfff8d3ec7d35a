import {targetOf} from '../../content/links';
import type {IndexedSection} from '../../lib/search/shard';
import type {Call} from './collect-calls';

/** A page with its links. */
export interface CallingPage {
  /** Path of the source file. */
  file: string;
  /** Address of the page. */
  path: string;
  /** Position of the page in its shard. */
  page: number;
  calls: readonly Call[];
}

/** Gives the sections of a shard the words by which its other pages link to them: often those of readers. */
export function addCalls(sections: IndexedSection[], pages: readonly CallingPage[]): void {
  const byFile = new Map(pages.map((page) => [page.file, page.page]));
  const byPath = new Map(pages.map((page) => [page.path, page.page]));
  const byPlace = new Map(sections.map((section) => [`${section.page}#${section.anchor ?? ''}`, section]));
  const known = new Map<IndexedSection, Set<string>>();
  for (const {file, page, calls} of pages) {
    for (const {url, text} of calls) {
      const {file: to, address, anchor} = targetOf(url, file);
      const target = address === undefined ? byFile.get(to ?? '') : byPath.get(address);
      const section = target === undefined ? undefined : byPlace.get(`${target}#${anchor}`);
      // A page calls its own sections by their names.
      if (!section || target === page) continue;
      const said = known.get(section) ?? new Set<string>();
      known.set(section, said.add(text));
    }
  }
  known.forEach((said, section) => {
    section.calls = [...said];
  });
}
