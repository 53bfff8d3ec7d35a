const DESCRIPTIONS = new Set(['Description', 'Meaning', 'Effect']);

/** Columns that fit into one quiet line, and how that line calls what stands in them. */
export const FACTS: Record<string, string> = {
  Type: '',
  Required: '',
  Default: 'default ',
  Installed: 'installed ',
  Since: 'since ',
  In: 'in ',
  For: 'for ',
  Where: 'in ',
  Methods: 'for ',
};

/** Whether the columns of a table are a name, a few facts and a description. */
export function haveEntryColumns(columns: readonly string[]): boolean {
  const facts = columns.slice(1, -1);
  return facts.length > 0 && facts.every((column) => column in FACTS) && DESCRIPTIONS.has(columns.at(-1)!);
}
