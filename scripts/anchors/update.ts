// Adds the addresses and sections of the published build to those that must never vanish: `npm run anchors:update`.
import '../help.mjs';
import {ANCHOR_FOLDER, readBuiltAnchors, readPublishedAnchors, writePublishedAnchors} from './published-anchors';

const count = () => [...readPublishedAnchors(ANCHOR_FOLDER).values()].reduce((sum, ids) => sum + 1 + ids.size, 0);

async function update(): Promise<void> {
  const before = count();
  writePublishedAnchors(ANCHOR_FOLDER, await readBuiltAnchors('build'));
  console.log(`${count() - before} addresses added to ${before}, in ${ANCHOR_FOLDER}.`);
}

void update();
