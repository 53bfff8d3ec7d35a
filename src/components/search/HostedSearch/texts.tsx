import type {DocSearchAskAiModalTranslations} from '@docsearch/react/askaiModal';
import type {ModalTranslations} from '@docsearch/react/modal';
import type {ReactNode} from 'react';

/** DocSearch shows what it gets, and only its types want a string. */
const asText = (node: ReactNode) => node as string;

/** @param onRetry searches again after a failure */
export function keywordTexts(onRetry: () => void): ModalTranslations {
  return {
    searchBox: {placeholderText: 'Search the documentation'},
    startScreen: {
      recentSearchesTitle: 'Recent',
      favoriteSearchesTitle: 'Favorites',
      saveRecentSearchButtonTitle: 'Add to favorites',
      removeRecentSearchButtonTitle: 'Forget',
      removeFavoriteSearchButtonTitle: 'Remove from favorites',
    },
    errorScreen: {
      titleText: asText(<span role="alert">Unable to fetch results</span>),
      helpText: asText(
        <>
          You might want to check your network connection.
          <br />
          <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
            Try again
          </button>
        </>,
      ),
    },
    noResultsScreen: {
      noResultsText: 'No results found for',
      suggestedQueryText: 'Try searching for',
      reportMissingResultsText: 'Believe this query should return results?',
      reportMissingResultsLinkText: 'Let us know.',
    },
  };
}

/** @param onQuote answers the question that the agent failed to answer */
export function askAiTexts(onRetry: () => void, onQuote: () => void): DocSearchAskAiModalTranslations {
  const {searchBox, ...texts} = keywordTexts(onRetry);
  return {
    ...texts,
    searchBox: {
      ...searchBox,
      placeholderText: 'Search the documentation, or ask a question',
      placeholderTextAskAi: 'Ask another question',
    },
    resultsScreen: {askAiResultsTitle: 'Ask AI'},
    newConversation: {
      newConversationTitle: 'Ask a question',
      newConversationDescription: 'An AI model answers from these docs.',
    },
    askAiScreen: {
      disclaimerText: 'Written by an AI model. It can be wrong: check the pages it draws on.',
      errorTitleText: asText(
        <>
          Unable to fetch results{' '}
          <button type="button" className="button button--secondary button--sm" onClick={onQuote}>
            Quote the docs instead
          </button>
        </>,
      ),
    },
  };
}
