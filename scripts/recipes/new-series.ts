import type {ReleaseSeries} from '../../src/data/release-series';
import {writePage} from './front-matter';
import type {Plan} from './plan';

const DATA = 'src/data/release-series.ts';
const OVERVIEW = 'release-notes/index.mdx';

/** Begins a series of releases: its line in the data, its page, and its place in the overview of all series. */
export function addSeries(plan: Plan, {major, name, slug}: ReleaseSeries, line: string, summary: string): void {
  insert(plan, DATA, 'ReleaseSeries[] = [\n', `  {major: ${major}, name: ${JSON.stringify(name)}, slug: '${slug}'},\n`);
  const entry = [
    `### [Version ${major}, ${name}](./${slug}/index.mdx)`,
    summary,
    `<SeriesReleases series="${slug}" />`,
  ];
  insert(plan, OVERVIEW, '<Timeline>\n\n', `${entry.join('\n\n')}\n\n`);
  const title = `Version ${major}: ${name}`;
  const frontMatter = {
    title,
    description: `What each minor release of version ${major} brought, when it came out, which patch is the newest, and the notes of every release.`,
    sidebar_label: title,
  };
  const page = writePage(frontMatter, [
    ['FeedLinks', 'ReleaseList'].map((part) => `import ${part} from '@site/src/components/${part}';`).join('\n'),
    `This page summarizes version ${major}, called ${name}: what each minor release added, when it came out, and which patch is its newest.`,
    // The first release of the line replaces the sentence.
    `## ${line}\n\n${line}\n\n- ${summary}`,
    '## Releases',
    `To see the changes of several releases together, [plan an upgrade](../upgrade.mdx). Follow this series by <FeedLinks series="${slug}" />.`,
    `<ReleaseList series="${slug}" />`,
  ]);
  plan.write(`release-notes/${slug}/index.mdx`, page);
}

/** The path of a series: `v4-tucker`. */
export function seriesSlug(major: number, name: string): string {
  const word = name.normalize('NFD').toLowerCase().replace(/[^a-z\d]+/g, '-'); // prettier-ignore
  return `v${major}-${word}`;
}

function insert(plan: Plan, file: string, behind: string, text: string): void {
  const [before, ...after] = plan.read(file).split(behind);
  if (after.length !== 1) throw new Error(`${file} could not be changed: expected ${behind.trim()} there once.`);
  plan.write(file, before + behind + text + after[0]);
}
