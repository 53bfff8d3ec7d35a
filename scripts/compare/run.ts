// `npx jiti scripts/compare/run.ts BEFORE AFTER`: lists how two built sites differ in pages, their Markdown, data, feeds, redirects
// and the sitemap. Exits with status 1 if there is a difference.
import {requireBuild, runCommand} from '../help.mjs';
import {pluralize} from '../../src/lib/pluralize';
import {compareSites} from './compare';

const LINES = 20;
const FILES = 3;

await runCommand(() => {
  const [before, after] = process.argv.slice(2);
  if (!before || !after)
    throw new Error('Name two folders with a built site: npx jiti scripts/compare/run.ts BEFORE AFTER');
  [before, after].forEach(requireBuild);
  const differences = compareSites(before, after);
  for (const [difference, files] of [...differences].toSorted(([, a], [, b]) => b.length - a.length)) {
    const lines = difference.split('\n');
    const more = files.length > FILES ? ` and ${files.length - FILES} more` : '';
    console.log(`${files.slice(0, FILES).join(', ')}${more}`);
    lines.slice(0, LINES).forEach((line) => console.log(`  ${line.slice(0, 300)}`));
    if (lines.length > LINES) console.log(`  … ${lines.length - LINES} more lines`);
  }
  console.log(differences.size === 0 ? 'No differences' : pluralize(differences.size, 'difference'));
  return differences.size === 0 ? 0 : 1;
});
