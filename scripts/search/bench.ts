// Prints how well the search of a built site answers: `npx jiti scripts/search/bench.ts`, after a build. Queries that the
// index has as keywords are left out, since they measure nothing.
import {requireBuild, runCommand} from '../help.mjs';
import {
  guideQueries,
  keywordTest,
  loadShards,
  measureQueries,
  measureQuestions,
  nameQueries,
  nameQuestions,
  taskQueries,
  taskQuestions,
  unknownQueries,
  unseen,
  unseenGuideQueries,
  type Half,
  type Judged,
} from '../../tests/build/search/judge';

await runCommand(async () => {
  requireBuild('build');
  const isKeyword = await keywordTest();
  const all = loadShards('build');
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

  const answeredSearches = (half: Half) => unseen(half, 'search').filter(({pages}) => pages.length > 0);
  const sets: Record<string, Judged[]> = {
    unknown: unknownQueries(),
    'measured names': nameQueries('measured'),
    'measured tasks': taskQueries('measured'),
    'measured unseen': answeredSearches('measured'),
    'measured guides': unseenGuideQueries(),
    'tuning guides': guideQueries(),
    'tuning names': nameQueries('tuning'),
    'tuning tasks': taskQueries('tuning'),
    'tuning unseen': answeredSearches('tuning'),
  };

  for (const [name, judged] of Object.entries(sets)) {
    const asked = judged.filter((one) => !isKeyword(one));
    const figures = measureQueries(asked, all);
    console.log(
      `  ${name} (${figures.count} of ${judged.length}): page in the top 3 ${percent(figures.pageInTop3)}, ` +
        `MRR ${figures.pageMrr.toFixed(3)}; section in the top 3 ${percent(figures.sectionInTop3)}, MRR ${figures.sectionMrr.toFixed(3)}`,
    );
  }
  for (const half of ['measured', 'tuning'] as const) {
    for (const [name, judged] of Object.entries({
      pages: nameQuestions(half),
      tasks: taskQuestions(half),
      unseen: unseen(half, 'question'),
    })) {
      const {count, first, among} = measureQuestions(judged, all);
      console.log(
        `  ${half} questions of ${name} (${count}): first quotation right ${percent(first)}, among four ${percent(among)}`,
      );
    }
  }
});
