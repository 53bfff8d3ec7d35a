import type {DocSearchAskAiModalTranslations} from '@docsearch/react/askaiModal';
import type {ModalTranslations} from '@docsearch/react/modal';

/**
 * @param hasFailed whether nobody could be asked. DocSearch then says that nothing was found, because React 19 never shows
 *   its message of a failure: see README.md
 */
export function searchTexts(hasFailed: boolean) {
  return {
    searchBox: {placeholderText: 'Search the documentation'},
    startScreen: {
      recentSearchesTitle: 'Recent',
      favoriteSearchesTitle: 'Favorites',
      saveRecentSearchButtonTitle: 'Add to favorites',
      removeRecentSearchButtonTitle: 'Forget',
      removeFavoriteSearchButtonTitle: 'Remove from favorites',
    },
    noResultsScreen: hasFailed
      ? {
          noResultsText: 'Unable to fetch results for',
          reportMissingResultsText: 'You might want to check your network connection. If it works,',
          reportMissingResultsLinkText: 'let us know.',
        }
      : {},
  } satisfies ModalTranslations;
}

export const askAiTexts = {
  resultsScreen: {askAiResultsTitle: 'Ask AI'},
  newConversation: {
    newConversationTitle: 'Ask a question',
    newConversationDescription: 'An AI model answers from these docs.',
  },
  askAiScreen: {
    disclaimerText: 'Written by an AI model. It can be wrong: check the pages it draws on.',
    errorTitleText: 'Unable to fetch results',
  },
} satisfies DocSearchAskAiModalTranslations;
