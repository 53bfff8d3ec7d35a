import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '../pages/read-pages';

/** The drawings of all docs versions, with everything but their words blanked. */
export function readDrawings(root: string): Page[] {
  return ['docs', 'versioned_docs']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.svg'))
        .toSorted()
        .map((file) => join(folder, file)),
    )
    .map((file) => ({file, text: wordsOf(readFileSync(join(root, file), 'utf8'))}));
}

/** The text between tags and the attributes that are read aloud, on their lines. */
export function wordsOf(drawing: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  return drawing.replace(/<(style|script)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, blank).replace(/<[^>]*>/g, (tag) => {
    const spoken = [...tag.matchAll(/\b(?:aria-label|title|alt)="([^"]*)"/g)].map((match) => match[1]).join(' ');
    return blank(tag) + spoken;
  });
}

/** The sidebars of all released versions. */
export function readSidebars(root: string): Page[] {
  const names = readdirSync(join(root, 'versioned_sidebars')).map((name) => join('versioned_sidebars', name));
  return names.map((file) => ({file, text: readFileSync(join(root, file), 'utf8')}));
}
