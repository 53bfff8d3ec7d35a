import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {writeCards} from '@site/src/plugins/social-cards/write-cards';
import {expect, it} from 'vitest';
import {scratchFolder} from '../../scratch';

const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#0b6b62" d="M0 0h4v4H0z"/></svg>';
const scratch = scratchFolder();
const folders = {cache: scratch.path('cache'), output: scratch.path('output')};

const card = {
  file: 'social/docs/jobs.png',
  title: 'Jobs',
  place: ['Documentation', 'Developers'],
  version: 'Version 4.6',
};

it('draws a card in the size that is promised, and only once', async () => {
  await writeCards([card], mark, folders);
  const png = readFileSync(join(folders.output, card.file));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const [cached = ''] = readdirSync(folders.cache);
  const {mtimeMs} = statSync(join(folders.cache, cached));
  await writeCards([card], mark, folders);
  expect(readdirSync(folders.cache)).toEqual([cached]);
  expect(statSync(join(folders.cache, cached)).mtimeMs).toBe(mtimeMs);
});

it.each([
  ['title', {...card, title: 'Job'}],
  ['place', {...card, place: ['Documentation']}],
  ['version', {...card, version: 'Version 4.7'}],
])('draws it anew when the %s changes', async (_what, changed) => {
  await writeCards([card, changed], mark, folders);
  const other = scratch.path('other');
  await writeCards([card], mark, {...folders, output: other});
  expect(readFileSync(join(folders.output, card.file))).not.toEqual(readFileSync(join(other, card.file)));
});

it('draws the card of another version as if it were alone', async () => {
  const cards = ['4.6', '4.7', '4.5'].map((name) => ({
    ...card,
    file: `social/${name}.png`,
    version: `Version ${name}`,
  }));
  const draw = async (listed: typeof cards) => {
    const at = (kind: string) => scratch.path(kind, listed.map(({version}) => version).join());
    const own = {cache: at('caches'), output: at('outputs')};
    await writeCards(listed, mark, own);
    return listed.map(({file}) => readFileSync(join(own.output, file)));
  };
  const apart = await Promise.all(cards.map((one) => draw([one])));
  expect(await draw(cards)).toEqual(apart.flat());
});

it('names the card whose title it cannot write', async () => {
  const failure = writeCards([{...card, title: 'Jobs 日本'}], mark, folders);
  await expect(failure).rejects.toThrow('The social card of "Jobs 日本" cannot be drawn.');
  await expect(failure).rejects.toMatchObject({cause: {message: 'Its font has no "日本".'}});
});
