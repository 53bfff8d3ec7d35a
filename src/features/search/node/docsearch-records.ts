import {escapeHtml} from '../../../lib/escape-html';
import {linesOf, type PageText} from '../engine/blocks';
import {sectionUrl, type SectionEntry, type Shard} from '../engine/shard';

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/**
 * A record as the DocSearch crawler writes it, with the attributes that Docusaurus' contextual search filters by.
 * Text is HTML-escaped, because DocSearch renders it as markup.
 */
export interface DocSearchRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: Level | 'content';
  content: string | null;
  /** The readers' words for the section: searched, never shown. Only heading records have them. */
  keywords?: readonly string[];
  hierarchy: Record<Level, string | null>;
  lang: string;
  language: string;
  version: string[];
  docusaurus_tag: string;
  weight: {pageRank: number; level: number; position: number};
}

/** In characters: below the size limit of an Algolia record, and about as long as a passage should be. */
const LONGEST_CONTENT = 2000;

/**
 * The records of a shard, from the same sections as the local index: one per heading, and one per passage of its text.
 * @param rootName the top level for pages that are not in a sidebar category
 * @param keywordsOf looks up what readers call a section of this shard
 */
export function toDocSearchRecords(
  {shard, texts}: {shard: Shard; texts: readonly (PageText | undefined)[]},
  siteUrl: string,
  rootName: string,
  keywordsOf: (section: SectionEntry) => readonly string[] = () => [],
): DocSearchRecord[] {
  const places = shard.pages.map(() => 0);
  return shard.sections.flatMap((section, position) => {
    const url = siteUrl + sectionUrl(shard, section);
    const blocks = texts[section.page]?.[places[section.page]!++] ?? [];
    const common = {
      url,
      url_without_anchor: siteUrl + shard.pages[section.page]!.path,
      anchor: section.anchor,
      hierarchy: hierarchyOf(shard, section, rootName),
      lang: shard.language,
      language: shard.language,
      version: [shard.version],
      docusaurus_tag: shard.tag,
    };
    const keywords = keywordsOf(section);
    const heading: DocSearchRecord = {
      objectID: url,
      ...common,
      type: `lvl${Math.min(section.level, 6)}` as Level,
      content: null,
      ...(keywords.length > 0 && {keywords}),
      weight: {pageRank: 0, level: 100 - 10 * section.level, position},
    };
    const weight = {pageRank: 0, level: 0, position};
    const toRecord = (content: string, part: number): DocSearchRecord => ({
      objectID: `${url}~${part + 1}`,
      ...common,
      type: 'content',
      content: escapeHtml(content),
      weight,
    });
    return [heading, ...cutContent(linesOf(blocks).join('\n')).map(toRecord)];
  });
}

/** DocSearch groups results by `lvl0`, so it names the page and not only its category. */
function hierarchyOf(shard: Shard, {page, headings}: SectionEntry, rootName: string): DocSearchRecord['hierarchy'] {
  const {title, trail} = shard.pages[page]!;
  const lvl0 = [trail[0] ?? rootName, title].map(escapeHtml).join(' › ');
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = headings.map(escapeHtml);
  return {lvl0, lvl1: escapeHtml(title), lvl2, lvl3, lvl4, lvl5, lvl6};
}

/** Joins lines up to the limit, and splits longer lines between words. */
function cutContent(content: string): string[] {
  const lines = content.split('\n').flatMap((line) => line.match(/[\s\S]{1,2000}(?:\s|$)|\S{2000}/g) ?? []);
  const parts: string[] = [];
  for (const line of lines.map((text) => text.trim()).filter(Boolean)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + line.length < LONGEST_CONTENT) parts[parts.length - 1] = `${last}\n${line}`;
    else parts.push(line);
  }
  return parts;
}
