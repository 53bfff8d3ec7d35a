import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {compareVersions} from '../../src/lib/compare-versions';
import type {Feature} from '../../src/features/availability';
import {featuresAbout, isNamed} from '../../src/features/availability/node';
import type {PageProblem} from '../../src/lib/problems';
import {COLUMN} from '../../src/page-model/columns';
import {sectionsOfPage} from '../../src/page-model/sections';
import {isRelease, sinceLine} from '../../src/page-model/since';

/**
 * Releases on a page about globals, methods, directives, components or queries that contradict the data: in a column
 * "Since", or in the paragraph "Since: 4.5" of a section whose heading is the name of the feature. Operations and
 * configuration keys are checked in table-gaps.
 */
export function datedFeatures(page: string, text: string): PageProblem[] {
  const features = featuresAbout(page);
  const problems: PageProblem[] = [];

  function check(code: string, since: string, line: number): void {
    const known = features.filter((feature) => isNamed(feature, code));
    // A page does not show which of several features with one name it means, such as a static and an instance method.
    if (known.length === 0 || known.some((feature) => isDated(feature, since))) return;
    // A form of a call, such as `get(query)`, can be newer than the call.
    if (/\(.+\)/s.test(code) && known.some((feature) => compareVersions(oldest(feature), since) < 0)) return;
    const releases = known.map((feature) => [feature.since ?? 'no release'].flat().join(' or '));
    problems.push({
      line,
      message: `${code} is dated ${since}`,
      expected: `${[...new Set(releases)].join(' or ')}, as in src/features/availability/data`,
    });
  }

  if (features.length === 0) return [];
  for (const {heading, nodes, tables} of sectionsOfPage(text)) {
    for (const node of nodes) {
      const dated = node.type === 'paragraph' ? sinceLine(toString(node)) : undefined;
      for (const code of dated ? codesOf(heading) : []) check(code, dated!, node.position!.start.line);
    }
    for (const {columns, rows} of tables) {
      // Skips a table about something else, such as what is generated for attributes of a type.
      if (!columns[0] || (columns[0].includes(' ') && !columns[0].startsWith('Option'))) continue;
      for (const {cells, line} of rows) {
        const since = toString(cells[columns.indexOf(COLUMN.since, 1)]).trim();
        for (const code of isRelease(since) ? codesOf(cells[0]) : []) check(code, since, line);
      }
    }
  }
  return problems;
}

const oldest = ({since}: Feature): string => [since ?? '0.0'].flat()[0]!;

function codesOf(node: Nodes | undefined): string[] {
  const codes: string[] = [];
  if (node) visit(node, 'inlineCode', ({value}) => void codes.push(value));
  return codes;
}

/** A page may name the line instead of the patch, or the version that first documents the feature. */
function isDated({since, documentedSince}: Feature, stated: string): boolean {
  return [since ?? [], documentedSince ?? []].flat().some((own) => own === stated || own.startsWith(`${stated}.`));
}
