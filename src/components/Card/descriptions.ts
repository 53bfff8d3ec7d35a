import {createContext, useContext} from 'react';

/** The text of the page's cards, by the address of their link. The build passes it to pages that show cards. */
export const CardDescriptions = createContext<Record<string, string> | undefined>(undefined);

/** @throws Error on a page that was not given descriptions */
export function useCardDescription(href = ''): string | undefined {
  const descriptions = useContext(CardDescriptions);
  if (!descriptions) {
    throw new Error('Lists of cards are for generated index pages. Write the cards of other pages with <Card>.');
  }
  return descriptions[href];
}
