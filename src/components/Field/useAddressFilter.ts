import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useRef, useState} from 'react';

/** Milliseconds. Browsers forbid more than 100 address changes in half a minute. */
const PAUSE = 300;

type Values<Name extends string> = Record<Name, string>;

/**
 * The text and the choices of the reader, kept in the address so that they can be shared. The server renders one page
 * for all addresses, which the first render in the browser has to match: then everything is empty.
 */
export function useAddressFilter<Name extends string>(
  names: readonly Name[],
): {values: Values<Name>; set: (change: Partial<Values<Name>>) => void} {
  const history = useHistory();
  const {pathname} = useLocation();
  // `useLocation().search` would be out of date for what is typed just as the address changes.
  const {search} = history.location;
  const isBrowser = useIsBrowser();
  const [typed, setTyped] = useState<{values: Values<Name>; search: string}>();
  const values = typed?.search === search ? typed.values : read(names, isBrowser ? search : '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const set = (change: Partial<Values<Name>>) => {
    const next = {...values, ...change};
    setTyped({values: next, search: history.location.search});
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // The reader has followed a link whose page is still loading.
      if (history.location.pathname !== pathname) return;
      const parameters = new URLSearchParams(window.location.search);
      // In the order of the fields, whichever was changed first, so that one filter has one address.
      for (const name of names) {
        parameters.delete(name);
        if (next[name]) parameters.append(name, next[name]);
      }
      const text = parameters.toString();
      // Replaced, so that Back leads to the previous page instead of through every word typed.
      history.replace({pathname, search: text && `?${text}`, hash: window.location.hash});
    }, PAUSE);
  };
  return {values, set};
}

function read<Name extends string>(names: readonly Name[], search: string): Values<Name> {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? ''])) as Values<Name>;
}
