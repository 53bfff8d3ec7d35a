import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {readPages} from '../../../scripts/examples/read-pages';
import {projectPath} from '../../support';

/** Three lines on a phone of 375 pixels, in the size that src/css/tokens.css gives them there. */
const LONGEST = 125;

const parser = unified().use(remarkParse).freeze();
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const IMPORTS = /^import .*\n/gm;

/** Words of the first block of a page, if it is a paragraph. */
function leadOf(text: string): string {
  const [first = ''] = text.replace(FRONT_MATTER, '').replace(IMPORTS, '').trim().split('\n\n');
  const [block] = parser.parse(first).children;
  return block?.type === 'paragraph' ? toString(block) : '';
}

it('the opening paragraph of every guide and reference page takes three lines on a phone', () => {
  const pages = readPages(projectPath('')).filter(({file}) => !file.startsWith('release-notes'));
  const leads = pages.map(({file, text}) => ({file, lead: leadOf(text)})).filter(({lead}) => lead !== '');
  expect(leads.length).toBeGreaterThan(600);
  expect(leads.filter(({lead}) => lead.length > LONGEST).map(({file, lead}) => `${file}: ${lead.length}`)).toEqual([]);
}, 30_000);
