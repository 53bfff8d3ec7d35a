import {groupBy} from '../../../lib/group-by';
import {type History, partRows} from '../../availability';
import {collectFeatures} from '../../availability/node';
import type {Fact} from './read-page';

const keyOf = (kind: string, of: string | undefined, name: string) => `${kind}|${of ?? ''}|${name}`;
let histories: ReadonlyMap<string, readonly {row: History}[]> | undefined;

// Pages document the parts of a directive or component without its name, so only parameters are found by their whole.
// The members of a global are found without its name too: the heading above their table has it.
function historiesByName() {
  const rows = collectFeatures().flatMap((feature) => [feature, ...partRows({...feature, places: []})]);
  const named = rows.flatMap((row) => [
    {row, key: keyOf(row.kind, row.kind === 'parameter' ? row.of : undefined, row.name)},
    ...(row.kind === 'global' && row.name.includes('.')
      ? [{row, key: keyOf(row.kind, undefined, row.name.slice(row.name.indexOf('.') + 1))}]
      : []),
  ]);
  return groupBy(named, ({key}) => key);
}

/** The histories in the availability data of what a page documents: several if several features have its name. */
export function knownHistory({kind, of, name}: Fact): readonly History[] {
  histories ??= historiesByName();
  return histories.get(keyOf(kind, of, name))?.map(({row}) => row) ?? [];
}
