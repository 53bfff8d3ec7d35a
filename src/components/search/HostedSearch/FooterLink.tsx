import type {ResultsFooterComponentProps} from '@docsearch/react';
import Link from '@docusaurus/Link';

/**
 * Below the results: the way to all of them.
 * @param onTake called when the reader goes there
 */
export function footerLink(searchPage: string, onTake: () => void) {
  return function FooterLink({state: {query, collections}}: ResultsFooterComponentProps) {
    const hasResults = collections.some(({source, items}) => source.sourceId.startsWith('hits_') && items.length > 0);
    if (!hasResults) return null;
    return (
      <Link to={`${searchPage}?${new URLSearchParams({q: query})}`} onClick={onTake}>
        See all results
      </Link>
    );
  };
}
