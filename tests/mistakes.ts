// cspell:ignore tabel lable descripton recieve Timline
/** A mistake that a writer makes in a page, and what the site says of it. */
export interface Mistake {
  name: string;
  /** The page with the mistake. Each has one of its own. */
  file: string;
  make: (text: string) => string;
  /** What begins on the line that the message names, in the page with the mistake. */
  line: string;
  message: string;
  expected: string;
  /** True where the page cannot be compiled. */
  isFatal?: true;
}

const fenced = (info: string, content: string) => `\`\`\`${info}\n${content}\n\`\`\``;

function appended(line: string, more: Omit<Mistake, 'make' | 'line'> & {line?: string}): Mistake {
  return {line, ...more, make: (text) => `${text}\n${line}\n`};
}

function inFence(info: string, content: string, line: string, more: Omit<Mistake, 'make' | 'line'>): Mistake {
  return {line, ...more, make: (text) => `${text}\n${fenced(info, content)}\n`};
}

function replaced(from: RegExp, to: string, more: Omit<Mistake, 'make' | 'line'> & {line?: string}): Mistake {
  return {line: to, ...more, make: (text) => text.replace(from, to)};
}

const SHORT = 'description: Too short.';
const LONG = `description: ${'Far more than anybody reads in a list of results. '.repeat(4).trim()}`;

const OPENING = LONG.slice('description: '.length);

/** One of each kind. */
export const mistakes: Mistake[] = [
  appended('[Nowhere](./nowhere.md)', {
    name: 'a broken link to a file',
    file: 'docs/developers/real-time.md',
    message: 'the link ./nowhere.md leads nowhere: there is no docs/developers/nowhere.md',
    expected: 'the path of a file of the same version',
    isFatal: true,
  }),
  appended('[Nowhere](/docs/no-such-page)', {
    name: 'a broken link to an address',
    file: 'fabric/logging.md',
    message: 'the link /docs/no-such-page leads nowhere',
    expected: 'the address of a page',
  }),
  appended('[Nowhere](#no-such-heading)', {
    name: 'a missing anchor of the page',
    file: 'fabric/create-account.md',
    message: 'the link #no-such-heading leads to an anchor that this page does not have',
    expected: 'the anchor of a heading',
  }),
  appended('[Nowhere](../reference/roles.md#no-such-heading)', {
    name: 'a missing anchor of another page, in the working copy',
    file: 'docs/getting-started/quickstart.md',
    message: 'leads to an anchor that docs/reference/roles.md does not have',
    expected: 'the anchor of a heading of docs/reference/roles.md',
  }),
  replaced(/^## See also$/m, '## Further reading', {
    name: 'a published section that is no more',
    file: 'versioned_docs/version-4.6/reference/blob.md',
    line: '---',
    message: 'the section #see-also has been published and is no more',
    expected: 'npm run move -- PAGE#see-also PAGE#NEW-ID writes',
  }),
  appended('![Nothing](./img/no-such-image.svg)', {
    name: 'a missing image',
    file: 'fabric/index.md',
    message: 'the image ./img/no-such-image.svg leads nowhere: there is no fabric/img/no-such-image.svg',
    expected: 'a file beside the page',
    isFatal: true,
  }),
  appended('<Timeline>', {
    name: 'an unclosed tag in MDX',
    file: 'release-notes/v1-alby/index.mdx',
    message: 'the tag <Timeline> is not closed',
    expected: '</Timeline>, or the text in backticks',
    isFatal: true,
  }),
  appended('A brace { that stays open.', {
    name: 'an unclosed brace in MDX',
    file: 'release-notes/v2-penny/index.mdx',
    message: 'the brace { is not closed',
    expected: '}, or the text in backticks',
    isFatal: true,
  }),
  appended('A brace { in the working copy.', {
    name: 'an unclosed brace in MDX, in the working copy',
    file: 'docs/index.mdx',
    message: 'the brace { is not closed',
    expected: '}, or the text in backticks',
    isFatal: true,
  }),
  appended('Fewer than <5 stations.', {
    name: 'a sign in MDX that begins no tag',
    file: 'docs/developers/operations-api/index.mdx',
    message: 'the sign < begins no tag',
    expected: '\\<, or the text in backticks',
    isFatal: true,
  }),
  appended('An expression {of two words}.', {
    name: 'an expression in MDX that is no JavaScript, in a released version',
    file: 'versioned_docs/version-4.6/index.mdx',
    message: 'what is in braces is no JavaScript',
    expected: '\\{, or the text in backticks',
  }),
  appended('<Timline />', {
    name: 'a misspelt component',
    file: 'release-notes/v3-monkey/index.mdx',
    message: '<Timline> is no component',
    expected: '; expected <Timeline>.',
  }),
  appended('Text in <b>bold letters.', {
    name: 'an unclosed tag in Markdown',
    file: 'docs/foundations/core-concepts.md',
    message: 'the tag <b> is not closed',
    expected: '</b>',
  }),
  appended('## A heading {#with-an-id', {
    name: 'an unclosed brace in Markdown',
    file: 'docs/foundations/use-cases.md',
    message: 'the brace { is not closed',
    expected: '}, or the text in backticks',
  }),
  replaced(/^description: .*\n/m, '', {
    name: 'a missing description',
    file: 'docs/reference/storage-algorithm.md',
    line: '---',
    message: 'front matter "description" is missing',
    expected: 'one sentence or two of 60 to 160 characters',
  }),
  replaced(/^description: .*$/m, SHORT, {
    name: 'a description that is too short',
    file: 'docs/reference/headers.md',
    message: 'front matter "description" has 10 characters',
    expected: 'one sentence or two of 60 to 160 characters',
  }),
  replaced(/^description: .*$/m, LONG, {
    name: 'a description that is too long',
    file: 'docs/reference/limits.md',
    message: 'front matter "description" has 199 characters',
    expected: 'one sentence or two of 60 to 160 characters',
  }),
  replaced(/^description: .*$/m, 'description: DESCRIPTION_OF_ANOTHER', {
    name: 'a description that another page has',
    file: 'docs/reference/transactions.md',
    line: 'description:',
    message: 'the description is that of docs/reference/blob.md',
    expected: 'a description that no other page has',
  }),
  replaced(/^title: .*$/m, 'title: Logs: where they are', {
    name: 'front matter that is no YAML',
    file: 'fabric/database-management.md',
    message: 'the front matter is no YAML',
    expected: 'in quotes',
    isFatal: true,
  }),
  replaced(/^title: .*$/m, 'title: Jobs: all of them', {
    name: 'front matter that is no YAML, of an operation page',
    file: 'docs/developers/operations-api/jobs.md',
    message: 'the front matter is no YAML',
    expected: 'in quotes',
    isFatal: true,
  }),
  replaced(/^title: .*$/m, 'title: TITLE_OF_ANOTHER', {
    name: 'a title that another page has',
    file: 'docs/reference/graphql.md',
    line: 'title:',
    message: 'the title is that of docs/reference/roles.md',
    expected: 'a title that no other page has',
  }),
  replaced(/^sidebar_position: .*$/m, 'sidebar_lable: Roles', {
    name: 'an unknown key of the front matter',
    file: 'docs/reference/data-types.md',
    message: 'front matter "sidebar_lable" is unknown',
    expected: '"sidebar_label"',
  }),
  replaced(/^title: .*$/m, '$&\nhide_table_of_contents: 7', {
    name: 'a wrong value in the front matter',
    file: 'fabric/managing-applications.md',
    line: 'hide_table_of_contents: 7',
    message: 'front matter "hide_table_of_contents" is 7',
    expected: 'true or false',
  }),
  replaced(/^title: .*$/m, '$&\nslug: /reference/architecture', {
    name: 'an address that another page has',
    file: 'docs/reference/content-types.md',
    line: 'slug: /reference/architecture',
    message: 'the address /docs/next/reference/architecture is that of docs/reference/architecture.md as well',
    expected: 'an address of its own',
  }),
  replaced(/(?<=\n---\n\n)/, `${OPENING}\n\n`, {
    name: 'an opening that is too long',
    file: 'docs/reference/dynamic-schema.md',
    line: OPENING,
    message: 'the opening paragraph has 199 characters',
    expected: 'at most 125, three lines on a phone',
  }),
  appended('## One {#twice}\n\nText.\n\n## Two {#twice}', {
    name: 'an id that two headings have',
    file: 'docs/reference/analytics.md',
    line: '## Two',
    message: 'has the id twice as well',
    expected: 'an id of its own',
  }),
  appended('### Three\n\nText.\n\n##### Five', {
    name: 'a heading that skips a level',
    file: 'docs/reference/resources/query-optimization.md',
    line: '##### Five',
    message: 'a heading of level 5 follows one of a lower level',
    expected: 'level 4',
  }),
  appended('<<<<<<< HEAD\nText\n=======', {
    name: 'the marks of a merge',
    file: 'docs/administration/troubleshooting.md',
    line: '<<<<<<< HEAD',
    message: 'the heading has another form',
    expected: 'no marks of a merge',
  }),
  appended(':::warning\n\nText that goes on.', {
    name: 'an admonition that is not closed',
    file: 'docs/reference/resources/migration.md',
    message: 'the admonition :::warning is not closed',
    expected: 'a line with ::: below it',
  }),
  appended(':::Warning\n\nText.\n\n:::', {
    name: 'an admonition in capitals',
    file: 'docs/reference/resources/instance-binding.md',
    message: '":::Warning" begins no admonition',
    expected: ':::warning',
  }),
  appended('::: warning', {
    name: 'an admonition with a space before its name',
    file: 'docs/reference/components/plugins.md',
    message: '"::: warning" begins no admonition',
    expected: ':::warning',
  }),
  appended('```text\nnothing below', {
    name: 'a fence that is not closed',
    file: 'docs/reference/components/extensions.md',
    message: 'the fence is not closed',
    expected: 'a line with ``` below the code',
  }),
  appended('[Station](https://docs.harperdb.io/docs/developers/rest)', {
    name: 'a link to this site by its host',
    file: 'docs/developers/sql-guide/functions.md',
    message: 'the link https://docs.harperdb.io/docs/developers/rest leads to this site by its host',
    expected: 'a link to the file in the same version, or /docs/developers/rest',
  }),
  appended('![A station](https://example.com/station.svg)', {
    name: 'an image on another site',
    file: 'docs/developers/sql-guide/date-functions.md',
    message: 'the image https://example.com/station.svg is on another site, which the policy of pages refuses',
    expected: 'a file beside the page',
  }),
  appended('![A station](../../static/img/icon-192.png)', {
    name: 'an image that is no drawing',
    file: 'docs/reference/index.md',
    message: 'the image ../../static/img/icon-192.png is no SVG, and',
    expected: 'a drawing in SVG of at most 20 kB',
  }),
  // Put together here, so that no scanner takes this file for a leak.
  appended(['The key is `AKIA', 'IOSFODNN7REALKEY`.'].join(''), {
    name: 'a key of a cloud',
    file: 'docs/developers/security/basic-auth.md',
    message: 'there is what looks like a key of AWS',
    expected: 'a placeholder such as <token>; if it was ever valid, revoke it',
  }),
  appended(['The token is `ghp_', 'a1B2c3D4e5F6'.repeat(3), '`.'].join(''), {
    name: 'a token of a forge',
    file: 'docs/developers/security/jwt-auth.md',
    message: 'there is what looks like a token of GitHub',
    expected: 'a placeholder such as <token>',
  }),
  appended(['-----BEGIN RSA PRIVATE KEY-----', 'MIIEow'.repeat(10)].join('\n'), {
    name: 'a private key',
    file: 'docs/developers/security/mtls-auth.md',
    message: 'there is what looks like a private key',
    expected: 'a placeholder such as <token>',
  }),
  appended('You can simply call it.', {
    name: 'a word that the guide forbids',
    file: 'docs/developers/security/index.md',
    message: '"simply" is a word that this site does not use',
    expected: 'the sentence without it',
  }),
  appended('TODO: say more.', {
    name: 'what is left to do',
    file: 'docs/developers/replication/sharding.md',
    message: '"TODO" is a word that this site does not use',
    expected: 'the sentence without it',
  }),
  replaced(/^Since: .*\n\n/m, '', {
    name: 'a missing release of a new operation',
    file: 'docs/developers/operations-api/databases-and-tables.md',
    line: '## `cleanup_orphan_blobs`',
    message: 'has no line "Since:"',
    expected: '"Since: 4.',
  }),
  inFence('', 'nothing', '```\nnothing', {
    name: 'a fence without a language',
    file: 'docs/administration/compact.md',
    message: 'the fence names no language',
    expected: 'one of json',
  }),
  inFence('json', '{"comma": 1,}', '{"comma": 1,}', {
    name: 'JSON that does not parse',
    file: 'docs/administration/cloning.md',
    message: 'the JSON does not parse',
    expected: 'JSON',
  }),
  inFence('json', '{"operation": "describe_all", "tabel": "Station"}', '"tabel"', {
    name: 'an undocumented parameter',
    file: 'docs/administration/jobs.md',
    message: 'describe_all: the body has the undocumented parameter "tabel"',
    expected: 'one of operation',
  }),
  inFence('json', '{"operation": "drop_table"}', '"drop_table"', {
    name: 'a missing parameter',
    file: 'docs/administration/administration.md',
    message: 'drop_table: the body has no "table"',
    expected: '"table" (required)',
  }),
  inFence('json', '{"operation": "inset", "table": "Station"}', '"inset"', {
    name: 'a misspelt operation',
    file: 'docs/deployments/upgrade-hdb-instance.md',
    message: 'inset: the operation is not documented',
    expected: 'an operation of the pages in developers/operations-api',
  }),
  inFence('ts', 'const count: number = "many";', 'const count', {
    name: 'a type error in a sample',
    file: 'docs/reference/blob.md',
    message: "TS2322: Type 'string' is not assignable to type 'number'",
    expected: 'code that type-checks',
  }),
  replaced(/^Since: 4\.6$/m, 'Since: 4.2', {
    name: 'a release that brought something else',
    file: 'docs/developers/operations-api/analytics.md',
    line: '## `',
    message: 'is dated 4.2',
    expected: '4.6',
  }),
  appended('Call `get_analytics` and `list_metrics` every hour.', {
    name: 'what a later version brought',
    file: 'versioned_docs/version-4.3/developers/real-time.md',
    message: 'the operation get_analytics came with',
    expected: 'nothing newer than 4.3',
  }),
  appended('## Additions\n\n- A thing works.', {
    name: 'an unknown group of a release note',
    line: '## Additions',
    file: 'release-notes/v2-penny/2.1.1.md',
    message: 'found the group "Additions"',
    expected: 'one of Action required, Added',
  }),
  replaced(/^date: .*$/m, 'date: "2020-02-30"', {
    name: 'a day of a release that there is not',
    file: 'release-notes/v3-monkey/3.1.0.md',
    message: 'front matter "date" is "2020-02-30"',
    expected: 'a day in quotes',
  }),
  replaced(/^kind: .*$/m, 'kind: minor', {
    name: 'the wrong kind of a release',
    file: 'release-notes/v3-monkey/3.1.1.md',
    message: 'front matter "kind" is "minor"',
    expected: 'patch for 3.1.1',
  }),
  replaced(/^version: .*$/m, 'version: "3.1.9"', {
    name: 'the number of another release',
    file: 'release-notes/v3-monkey/3.1.2.md',
    message: 'front matter "version" is "3.1.9"',
    expected: 'the number that names the file',
  }),
  appended('You recieve a response.', {
    name: 'a typo',
    file: 'docs/getting-started/installation.md',
    message: '"recieve" is no known word',
    expected: 'receive',
  }),
];

/** Makes a mistake in the text of its page. */
export function withMistake({make}: Mistake, text: string, textOf: (file: string) => string): string {
  // Found where it is, so that the page can be rewritten.
  const another = (key: string, file: string) => new RegExp(`^${key}: (.*)$`, 'm').exec(textOf(file))?.[1] ?? '';
  return make(text)
    .replace('DESCRIPTION_OF_ANOTHER', another('description', 'docs/reference/blob.md'))
    .replace('TITLE_OF_ANOTHER', another('title', 'docs/reference/roles.md'));
}

/** Number of the line that a mistake is on. */
export function lineOfMistake({line}: Mistake, text: string): number {
  // The front matter comes first; what is added stands at the end.
  const isFirst = /^(?:---$|## `)/.test(line);
  const at = isFirst ? `\n${text}`.indexOf(`\n${line}`) : text.lastIndexOf(line);
  return text.slice(0, at).split('\n').length;
}
