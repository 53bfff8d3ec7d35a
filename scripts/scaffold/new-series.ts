import type {ReleaseSeries} from '../../src/data/release-series';
import type {Plan} from './plan';
import {fillTemplate} from './template';

const DATA = 'src/data/release-series.ts';
const OVERVIEW = 'release-notes/index.mdx';

/** Begins a series of releases: its line in the data, its page, and its place in the overview of all series. */
export function addSeries(plan: Plan, series: ReleaseSeries, line: string, highlights: string[]): void {
  const {major, name, slug} = series;
  insert(plan, DATA, 'ReleaseSeries[] = [\n', `  {major: ${major}, name: ${JSON.stringify(name)}, slug: '${slug}'},\n`);
  const title = `Version ${major}: ${name}`;
  const entry = `### [${title}](./${slug}/index.mdx)\n\n${highlights[0]!}\n\n<SeriesReleases series="${slug}" />\n\n`;
  insert(plan, OVERVIEW, '<Timeline>\n\n', entry);
  const values = {...series, title, line, highlights: `- ${highlights.join('\n- ')}`};
  plan.write(`release-notes/${slug}/index.mdx`, fillTemplate('series.mdx', values));
}

/**
 * The path of a series: `v4-tucker`.
 * @throws Error when its name is none
 */
export function seriesSlug(major: number, name: string): string {
  if (!/^\p{Lu}[\p{L} -]*$/u.test(name)) throw new Error(`"${name}" is no name: expected one such as Tucker.`);
  const word = name.normalize('NFD').toLowerCase().replace(/[^a-z\d]+/g, '-'); // prettier-ignore
  return `v${major}-${word}`;
}

function insert(plan: Plan, file: string, behind: string, text: string): void {
  const [before, ...after] = plan.read(file).split(behind);
  if (after.length !== 1) throw new Error(`${file} could not be changed: expected ${behind.trim()} there once.`);
  plan.write(file, before + behind + text + after[0]);
}
