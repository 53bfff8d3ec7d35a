// Adds the addresses and sections of the published build to those that must never vanish: `npx jiti scripts/anchors/update.ts`.
import {requireBuild, runCommand} from '../help.mjs';
import {ANCHOR_FILE, readBuiltAnchors, readPublishedAnchors, writePublishedAnchors} from './published-anchors';

const count = () => [...readPublishedAnchors(ANCHOR_FILE).values()].reduce((sum, ids) => sum + 1 + ids.size, 0);

await runCommand(async () => {
  requireBuild('build');
  const before = count();
  writePublishedAnchors(ANCHOR_FILE, await readBuiltAnchors('build'));
  console.log(`${count() - before} addresses added to ${before}, in ${ANCHOR_FILE}.`);
});
