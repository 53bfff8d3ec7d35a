// Moves a page of the docs: `npm run move -- developers/rest developers/apis/rest`.
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {checkFiles} from './check-files';
import {movePage} from './move-page';

const root = fileURLToPath(new URL('../..', import.meta.url));

const USAGE = `npm run move -- FROM TO [--next]

FROM is a page of the docs, by its path, its address or its file; TO is its new path, such as developers/apis/rest.
The page moves in every version that has it. With --next it moves with the next release: in docs/ only.`;

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({options: {next: {type: 'boolean', default: false}}, allowPositionals: true});
  const [from, to, ...more] = positionals;
  if (from === undefined || to === undefined || more.length > 0) throw new Error(USAGE);
  const {plan, versions, linking, mentions} = await movePage(root, from, to, values.next);
  plan.apply();
  console.log(`moved in ${versions.join(', ')}; links changed in ${linking} pages`);
  const pages = plan.written.filter((file) => /\.mdx?$/.test(file));
  console.log(
    plan.written
      .filter((file) => !pages.includes(file))
      .map((file) => `written: ${file}`)
      .join('\n'),
  );
  if (mentions.length > 0) {
    console.log('These lines name the page. Change those that mean it, and leave those that take it as a sample:');
    console.log(mentions.map(({file, line, text}) => `${file}:${line}: ${text}`).join('\n'));
  }
  return checkFiles(root, pages) ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error((error as Error).message);
  return 2;
});
