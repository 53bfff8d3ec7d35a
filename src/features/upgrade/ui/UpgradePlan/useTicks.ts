import {createStorageSlot} from '@docusaurus/theme-common';
import {parseJson} from '@site/src/lib/json';
import {useState} from 'react';

/**
 * The items of a list that the reader has ticked, stored in the browser. If it stores nothing, they last until reload.
 *
 * @param list identifies the list
 */
export function useTicks(list: string): {ticked: ReadonlySet<string>; toggle: (id: string) => void} {
  const slot = createStorageSlot(`upgrade-checklist ${list}`);
  const [ticked, setTicked] = useState(() => new Set(idsIn(slot.get())));
  const toggle = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
    slot.set(JSON.stringify([...next]));
  };
  return {ticked, toggle};
}

function idsIn(stored: string | null): string[] {
  const kept = parseJson(stored ?? '[]');
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}
