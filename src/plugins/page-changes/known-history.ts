import {groupBy} from '../../lib/group-by';
import {partRows} from '../../lib/versions/matrix';
import type {History} from '../../lib/versions/presence';
import {collectFeatures} from '../availability/collect-features';
import type {Fact} from './read-page';

const rows = collectFeatures().flatMap((feature) => [feature, ...partRows({...feature, places: []})]);
const keyOf = (kind: string, of: string | undefined, name: string) => `${kind}|${of ?? ''}|${name}`;
// Parts of a directive or a component stand on the page of the whole, without its name.
const histories = groupBy(rows, ({kind, of, name}) => keyOf(kind, kind === 'parameter' ? of : undefined, name));

/** What the data of availability knows of something that a page documents; several where several have its name. */
export function knownHistory({kind, of, name}: Fact): readonly History[] {
  return histories.get(keyOf(kind, of, name)) ?? [];
}
