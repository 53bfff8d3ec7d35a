import {expect, it} from 'vitest';
import {ANCHOR_FILE, findLostAnchors, readPublishedAnchors} from '../../scripts/anchors/published-anchors';
import {projectPath} from '../support';

const HOW = `These addresses have been published, and somebody may have linked to them. Let src/features/addresses/data/section-aliases.ts
say where a section is now, or src/features/addresses/data/redirects where a page is.`;

it('loses no address and no section that was ever published', () => {
  const published = readPublishedAnchors(projectPath(ANCHOR_FILE));
  expect([...published.values()].reduce((sum, ids) => sum + ids.size, 0)).toBeGreaterThan(12_000);
  expect(findLostAnchors(published, projectPath('build')), HOW).toEqual([]);
});
