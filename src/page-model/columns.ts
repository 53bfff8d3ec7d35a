/** The titles of the columns that programs know. A table whose titles are none of these is shown as it is. */

/** The columns of facts that programs read, by what they hold: the only place to change when a title changes. */
export const COLUMN = {
  type: 'Type',
  required: 'Required',
  default: 'Default',
  installed: 'Installed',
  since: 'Since',
  replacedBy: 'Replaced by',
  description: 'Description',
} as const;

/** Columns whose cells fit into one line of facts, and the words that introduce each cell there. */
export const FACTS: Readonly<Record<string, string>> = {
  [COLUMN.type]: '',
  [COLUMN.required]: '',
  [COLUMN.default]: 'default ',
  [COLUMN.installed]: 'installed ',
  [COLUMN.since]: 'since ',
  [COLUMN.replacedBy]: 'deprecated: use ',
  In: 'in ',
  For: 'for ',
  Where: 'in ',
  Methods: 'for ',
};

/** Columns that explain what the first one names. */
const DESCRIPTIONS: ReadonlySet<string> = new Set([COLUMN.description, 'Meaning', 'Effect']);

/** The kind of thing that the first column of a table names, where it is the same on any page. */
export const NAMED: Readonly<Record<string, 'parameter' | 'key' | 'command' | 'variable'>> = {
  Parameter: 'parameter',
  Key: 'key',
  Command: 'command',
  Variable: 'variable',
  'Environment variable': 'variable',
};

/** The columns of the parameters of an operation. */
export const PARAMETERS: readonly string[] = [
  'Parameter',
  COLUMN.type,
  COLUMN.required,
  COLUMN.default,
  COLUMN.description,
];
/** Columns that such a table has before its description if any of its parameters needs them, in this order. */
const MORE_OF_PARAMETERS: readonly string[] = [COLUMN.since, COLUMN.replacedBy];

/**
 * The columns of the settings of the configuration file; the table of a version may also say what an installation
 * writes.
 */
export const SETTINGS: readonly string[] = ['Key', COLUMN.type, COLUMN.default, COLUMN.since, COLUMN.description];
export const INSTALLED_SETTINGS: readonly string[] = SETTINGS.toSpliced(3, 0, COLUMN.installed);

/** The columns of errors, by what they hold. */
export const ERRORS = {
  status: ['Status'],
  message: ['Message', 'Message or symptom', 'Symptom', 'What you see', 'Problem', 'error', 'Body'],
  cause: ['Cause', 'Meaning', 'What failed', 'What it means', 'When'],
  fix: ['Fix', 'What to do', 'What to check'],
} as const satisfies Record<string, readonly string[]>;

/** Returns true if columns are those of the parameters of an operation. */
export function areOfParameters(columns: readonly string[]): boolean {
  const more = MORE_OF_PARAMETERS.filter((column) => columns.includes(column));
  return columns.join() === PARAMETERS.toSpliced(-1, 0, ...more).join();
}

/** Returns true if a table is a list of entries: each row explains a name, with facts in between. */
export function areOfEntries(columns: readonly string[]): boolean {
  const facts = columns.slice(1, -1);
  return facts.length > 0 && facts.every((column) => column in FACTS) && DESCRIPTIONS.has(columns.at(-1)!);
}

/** The field that a column of a table of errors holds; undefined for any other column. */
export function errorField(column: string): keyof typeof ERRORS | undefined {
  return (Object.keys(ERRORS) as (keyof typeof ERRORS)[]).find((field) =>
    (ERRORS[field] as readonly string[]).includes(column),
  );
}
