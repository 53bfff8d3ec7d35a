import {groupBy} from '../../lib/group-by';
import {partRows} from '../../lib/versions/matrix';
import type {History} from '../../lib/versions/presence';
import {collectFeatures} from '../availability/collect-features';
import type {Fact} from './read-page';

/** What the data of availability knows of something that a page documents; several where several have its name. */
export type KnownHistory = (fact: Fact) => readonly History[];

/** Looks up facts in the data of availability. */
export function knownHistory(): KnownHistory {
  const rows = collectFeatures().flatMap((feature) => [feature, ...partRows({...feature, places: []})]);
  // Parts of a directive or a component stand on the page of the whole, without its name.
  const histories = groupBy(rows, ({kind, of, name}) => keyOf(kind, kind === 'parameter' ? of : undefined, name));
  return ({kind, of, name}) => histories.get(keyOf(kind, of, name)) ?? [];
}

const keyOf = (kind: string, of: string | undefined, name: string) => `${kind}|${of ?? ''}|${name}`;
