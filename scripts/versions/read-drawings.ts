import {listFiles} from '../pages/list-files';
import {readPage, type Page} from '../pages/read-pages';

/** The drawings of all docs versions, with everything blanked except their words. */
export function readDrawings(root: string): Page[] {
  const drawings = listFiles(root, ['docs', 'versioned_docs'], /\.svg$/).map((file) => readPage(root, file));
  return drawings.map(({file, text}) => ({file, text: wordsOf(text)}));
}

/** The text between tags, and attributes that screen readers read, on their lines. */
export function wordsOf(drawing: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  return drawing.replace(/<(style|script)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, blank).replace(/<[^>]*>/g, (tag) => {
    const spoken = [...tag.matchAll(/\b(?:aria-label|title|alt)="([^"]*)"/g)].map((match) => match[1]).join(' ');
    return blank(tag) + spoken;
  });
}

/** The sidebars of all released versions. */
export function readSidebars(root: string): Page[] {
  return listFiles(root, ['versioned_sidebars'], /\.json$/).map((file) => readPage(root, file));
}
