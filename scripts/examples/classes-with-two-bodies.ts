import type {Page} from '../pages/read-pages';
import {readFences} from './read-fences';

/** Name and body of each class that a sample exports. A body ends with the first brace that isn't indented. */
const EXPORTED_CLASS = /^export (?:default )?class (\w+)[^{]*\{\n([\s\S]*?)^\}/gm;

/**
 * Names of exported classes that two pages define in different ways, each with these pages. A reader who follows both pages
 * would export the name twice, so the module would fail to load. Within a page, a class may change: a guide extends it.
 */
export function classesWithTwoBodies(pages: readonly Page[]): string[] {
  const bodies = new Map<string, Map<string, Set<string>>>();
  for (const {file, text} of pages) {
    for (const fence of readFences(file, text)) {
      for (const [, name, body] of fence.text.matchAll(EXPORTED_CLASS)) {
        const files = bodies.get(name!) ?? new Map<string, Set<string>>();
        bodies.set(name!, files.set(file, (files.get(file) ?? new Set()).add(body!.trim())));
      }
    }
  }
  return [...bodies].flatMap(([name, files]) => {
    const others = [...files].filter(([, own]) =>
      [...files.values()].some((theirs) => ![...own].some((body) => theirs.has(body))),
    );
    return others.length > 0 ? [`${name}: ${others.map(([file]) => file).join(', ')}`] : [];
  });
}
