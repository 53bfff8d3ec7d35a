import {useState} from 'react';

/**
 * The points of a list that the reader has ticked, kept in the browser.
 *
 * @param list tells this list from others
 */
export function useTicks(list: string): {ticked: ReadonlySet<string>; toggle: (id: string) => void} {
  const key = `upgrade-checklist ${list}`;
  const [ticked, setTicked] = useState(() => new Set(read(key)));
  const toggle = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
    try {
      localStorage.setItem(key, JSON.stringify([...next]));
    } catch {
      // A browser that keeps nothing: the ticks last as long as the page.
    }
  };
  return {ticked, toggle};
}

function read(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
