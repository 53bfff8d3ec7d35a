import * as columns from '@site/src/page-model/columns';

/** A table in Markdown, by its lines without the bars at both ends. */
export const table = (head: string, ...rows: string[]): string =>
  [head, head.replaceAll(/[^|]+/g, ' --- '), ...rows].map((row) => `| ${row} |\n`).join('');

/** The columns of parameters, and those of configuration keys. */
export const PARAMETERS = columns.PARAMETERS.join(' | ');
/** The same with those that only some tables have. */
export const DATED_PARAMETERS = columns.PARAMETERS.toSpliced(
  -1,
  0,
  columns.COLUMN.since,
  columns.COLUMN.replacedBy,
).join(' | ');
export const KEYS = columns.SETTINGS.join(' | ');

/** A page of operations with one, which may have a release and rows of parameters. */
export const operation = (
  name: string,
  {since = '', parameter = '', columns: head = PARAMETERS} = {},
) => `## \`${name}\`

Does it.

Permission: \`super_user\` only.

${since && `Since: ${since}\n`}
**Parameters**

${table(head, `\`operation\` | \`${name}\` | yes |${' - |'.repeat(head.split('|').length - 4)} Name.`)}${parameter}
**Request**

\`\`\`json
{"operation": "${name}"}
\`\`\`
`;

/** A page of the configuration, by the first cells of its rows. */
export const keys = (...rows: string[]) => `## Keys {#keys}\n\n${table(KEYS, ...rows.map((row) => `${row} | A key.`))}`;
