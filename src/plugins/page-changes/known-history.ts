import {groupBy} from '../../lib/group-by';
import {partRows} from '../../lib/versions/matrix';
import type {History} from '../../lib/versions/presence';
import {collectFeatures} from '../availability/collect-features';
import type {Fact} from './read-page';

const rows = collectFeatures().flatMap((feature) => [feature, ...partRows({...feature, places: []})]);
const keyOf = (kind: string, of: string | undefined, name: string) => `${kind}|${of ?? ''}|${name}`;
// Pages document the parts of a directive or component without its name, so only parameters are found by their whole.
const histories = groupBy(rows, ({kind, of, name}) => keyOf(kind, kind === 'parameter' ? of : undefined, name));

/** The histories in the availability data of what a page documents: several if several features have its name. */
export function knownHistory({kind, of, name}: Fact): readonly History[] {
  return histories.get(keyOf(kind, of, name)) ?? [];
}
