import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {cp, mkdir, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {groupBy} from '../../lib/group-by';
import {designCard} from './card-design';
import type {Card} from './collect-cards';
import {createDrawer} from './draw-card';

interface Folders {
  /** Cards of earlier builds, named by a hash of what they show and how they are drawn. */
  cache: string;
  output: string;
}

/** Raise this when the same design is drawn differently, for example by a new version of a library. */
const DRAWN_AS = 2;

/**
 * Copies the cards into the output, and draws those that no earlier build has drawn.
 * @throws Error naming the title of a card that cannot be drawn
 */
export async function writeCards(cards: Card[], mark: string, {cache, output}: Folders): Promise<void> {
  await mkdir(cache, {recursive: true});
  let drawer: ReturnType<typeof createDrawer> | undefined;
  // Cards that differ only in the version follow each other, since most of their drawing is shared.
  for (const card of [...groupBy(cards, ({title, place}) => JSON.stringify([title, place])).values()].flat()) {
    const design = designCard(card, mark);
    const key = createHash('sha256')
      .update(JSON.stringify([DRAWN_AS, design]))
      .digest('hex')
      .slice(0, 32);
    const cached = join(cache, `${key}.png`);
    if (!existsSync(cached)) {
      const draw = await (drawer ??= createDrawer(mark));
      const drawing = await draw(card).catch((cause: unknown) => {
        throw new Error(`The social card of "${card.title}" cannot be drawn.`, {cause});
      });
      await writeWhole(cached, drawing);
    }
    await cp(cached, join(output, card.file));
  }
}

/** Writes a file in one step: an interrupted build must not leave half of it, nor a parallel one read it. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, bytes);
  await rename(partial, file);
}
