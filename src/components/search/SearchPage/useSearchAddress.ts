import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useState} from 'react';

interface SearchAddress {
  query: string;
  /** What the address says; empty when it says nothing. */
  version: string;
  setQuery: (query: string) => void;
  setVersion: (version: string) => void;
}

/** Browsers forbid more than a hundred changes of the address in half a minute. */
const PAUSE = 300;

/** Query and version, kept in the address so that it can be passed on. */
export function useSearchAddress(): SearchAddress {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const parameters = new URLSearchParams(search);
  const [inAddress, version] = [parameters.get('q') ?? '', parameters.get('version') ?? ''];
  const [query, setQuery] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);

  // The address follows what was written a little later, and the reader types on meanwhile. Only what nobody here wrote is
  // taken over: a link, or the browser's Back.
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== written) {
      setWritten(inAddress);
      setQuery(inAddress);
    }
  }

  const write = useCallback(
    (changes: Record<string, string>) => {
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      const text = next.toString();
      history.replace({pathname, search: text && `?${text}`});
    },
    [history, pathname],
  );

  useEffect(() => {
    if (query === written) return undefined;
    const timer = setTimeout(() => {
      setWritten(query);
      write({q: query});
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [query, written, write]);

  return {query, version, setQuery, setVersion: (value) => write({version: value})};
}
