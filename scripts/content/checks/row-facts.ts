import {toString} from 'mdast-util-to-string';
import {kindOfPage} from '../../../src/features/availability/node';
import {COLUMN, errorField} from '../../../src/page-model/columns';
import {sectionsOf} from '../../../src/page-model/sections';
import {isRelease, sinceLine} from '../../../src/page-model/since';
import {codeTextOf} from '../../../src/page-model/text';
import type {PageTable, Section} from '../../../src/page-model/types';
import {pageIdOf} from '../../../src/features/versions/node';
import {parsePage} from '../parse-page';
import {onEachPage, type PageProblem} from '../site';

const SINCE = /(?:^|\. )Since (\d+\.\d+(?:\.\d+)?)\.$/;
const DEPRECATED = /^Deprecated: use `([^`]+)`/;
const STATUS = /^(?:Status )?`?([1-5]\d\d)\b/;

/**
 * Finds facts in a sentence where programs don't look for them: the release or the successor of an entry in its
 * description, the status of an error in its message, and the release of a feature in the paragraph below its heading.
 */
export const checkRowFacts = onEachPage(() => (page) => {
  const {tree} = parsePage(page);
  if (!tree) return [];
  const areFeatures = kindOfPage(pageIdOf(page.file)) !== undefined;
  return sectionsOf(tree).flatMap((section) => [
    ...section.tables.flatMap(tableProblems),
    ...(areFeatures ? headingProblems(section) : []),
    ...sinceProblems(section),
  ]);
});

/** A paragraph that looks like the release of a feature, but that programs don't read. */
function sinceProblems({nodes}: Section): PageProblem[] {
  return nodes.flatMap((node): PageProblem[] => {
    const text = node.type === 'paragraph' ? toString(node) : '';
    if (!/^since:/i.test(text) || isRelease(sinceLine(text) ?? '')) return [];
    const expected = 'a paragraph such as "Since: 4.5", with nothing else';
    return [{line: node.position!.start.line, message: `"${text}" does not name a release`, expected}];
  });
}

function tableProblems({areEntries, columns, rows}: PageTable): PageProblem[] {
  const fields = columns.map(errorField);
  const message = fields.every(Boolean) ? fields.indexOf('message') : -1;
  return rows.flatMap(({line, cells}): PageProblem[] => {
    const last = areEntries ? codeTextOf(cells.at(-1)!.children) : '';
    const [, since] = SINCE.exec(last) ?? [];
    const [, successor] = DEPRECATED.exec(last) ?? [];
    const [, status] = STATUS.exec(codeTextOf(cells[message]?.children ?? [])) ?? [];
    return [
      ...(since
        ? [{line, message: `the description says "Since ${since}."`, expected: `${since} in a column ${COLUMN.since}`}]
        : []),
      ...(successor
        ? [
            {
              line,
              message: `the description says "Deprecated: use \`${successor}\`"`,
              expected: `\`${successor}\` in a column ${COLUMN.replacedBy}`,
            },
          ]
        : []),
      ...(status
        ? [{line, message: `the message begins with the status ${status}`, expected: `${status} in a column Status`}]
        : []),
    ];
  });
}

function headingProblems({code, nodes: [first]}: Section): PageProblem[] {
  const [, since] = code !== '' && first?.type === 'paragraph' ? (SINCE.exec(toString(first)) ?? []) : [];
  if (!since) return [];
  const expected = `a paragraph "Since: ${since}" below the heading`;
  return [{line: first!.position!.start.line, message: `the paragraph ends with "Since ${since}."`, expected}];
}
