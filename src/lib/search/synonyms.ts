/** Words that readers use for the words of the documentation. Stems, both ways; a synonym counts less than the word. */
const GROUPS = [
  'delet remov drop eras',
  'auth authentic login signin credential',
  'permission privileg right authoriz access',
  'modify chang alter edit updat',
  'add creat new',
  'list show display',
  'find search query look',
  'start begin boot launch run',
  'setup install',
  'config configur setting option',
  'fail error problem broken',
  'db databas schema',
  'schema databas',
  'table collect',
  'record row document',
  'field attribut column property',
  'key hash',
  'cert certific tls ssl',
  'node server instanc machin',
  'cluster replic',
  'job task background',
  'csv spreadsheet',
  'price cost bill plan',
  'metric analytic statist monitor',
  'region locat',
  'deploy publish upload',
  'password secret',
  'org organiz team',
  'member user account',
  'token jwt',
  'purg clean clear',
  'backup dump snapshot',
  'max limit maximum',
  'quickstart tutorial',
  'api interfac endpoint',
];

const TABLE = new Map<string, string[]>();
for (const group of GROUPS.map((line) => line.split(' '))) {
  for (const word of group) {
    const others = group.filter((other) => other !== word);
    TABLE.set(word, [...new Set([...(TABLE.get(word) ?? []), ...others])]);
  }
}

const NONE: readonly string[] = [];

/** The stems that may stand for a stem; empty for most. */
export function synonymsOf(stem: string): readonly string[] {
  return TABLE.get(stem) ?? NONE;
}
