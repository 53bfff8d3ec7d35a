// Moves or deletes a page of the docs or of the Fabric guide, renames the id of a section, or deletes the oldest version:
//   npm run move -- FROM TO [--next]                   moves the page FROM to the path TO, such as developers/apis/rest
//   npm run move -- FROM#OLD FROM#NEW                  gives the section the id NEW; OLD leads to it
//   npm run move -- PAGE --delete --to OTHER [--next]  deletes the page; its address leads to the other page
//   npm run move -- version NUMBER --delete            deletes the oldest version; its addresses lead to the next one
// Name a page by its path, its address or its file. The change is made in every version that has the page. With --next,
// it is made in docs/ only, for the next release.
import {root, runCommand, usage} from '../help.mjs';
import {parseArgs} from 'node:util';
import {deletePage} from './delete-page';
import {movePage, type MovePlan} from './move-page';
import {renameSection} from './rename-section';
import {retireVersion} from './retire-version';

async function planOf(): Promise<MovePlan> {
  const {values, positionals} = parseArgs({
    options: {next: {type: 'boolean', default: false}, to: {type: 'string'}, delete: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const [from, to = values.to, ...more] = positionals;
  if (from === 'version' && to && values.delete && more.length === 0) return retireVersion(root, to);
  if (from === undefined || to === undefined || more.length > 0) throw new Error(usage());
  if (values.delete) return deletePage(root, from, to, values.next);
  return from.includes('#') ? renameSection(root, from, to) : movePage(root, from, to, values.next);
}

async function main(): Promise<number> {
  const {plan, versions, linking, mentions, keywords} = await planOf();
  await plan.apply();
  console.log(`Done in ${versions.join(', ')}; links changed in ${linking} pages.`);
  const others = plan.written.filter((file) => !/\.mdx?$/.test(file));
  console.log(others.map((file) => `written: ${file}`).join('\n'));
  if (keywords !== undefined)
    console.log('Read the links that changed: their text may still describe what was removed.');
  if (keywords) console.log(`These were its keywords. Give the other page those that apply to it:\n${keywords}`);
  if (mentions.length > 0) {
    console.log('These lines name the page. Change those that refer to it, and leave those that use it as an example:');
    console.log(mentions.map(({file, line, text}) => `${file}:${line}: ${text}`).join('\n'));
  }
  return plan.check() ? 0 : 1;
}

await runCommand(main);
