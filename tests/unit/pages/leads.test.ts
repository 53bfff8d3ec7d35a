import {parsePage, splitFrontMatter} from '@site/src/build/markdown';
import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {readPages} from '../../../scripts/pages/read-pages';
import {projectPath} from '../../support';

/** Three lines on a phone of 375 pixels, in the size that src/css/tokens.css gives them there. */
const LONGEST = 125;

/** Words of the first block of a page, if it is a paragraph. The rest is not parsed: that would take a minute. */
function leadOf(text: string): string {
  const blocks = splitFrontMatter(text)
    .content.trim()
    .split(/\n{2,}/);
  const [block] = parsePage(blocks.find((candidate) => !candidate.startsWith('import ')) ?? '').children;
  return block?.type === 'paragraph' ? toString(block) : '';
}

it('the opening paragraph of every guide and reference page takes three lines on a phone', () => {
  const pages = readPages(projectPath('')).filter(({file}) => !file.startsWith('release-notes'));
  const leads = pages.map(({file, text}) => ({file, lead: leadOf(text)})).filter(({lead}) => lead !== '');
  expect(leads.length).toBeGreaterThan(600);
  expect(leads.filter(({lead}) => lead.length > LONGEST).map(({file, lead}) => `${file}: ${lead.length}`)).toEqual([]);
}, 30_000);
