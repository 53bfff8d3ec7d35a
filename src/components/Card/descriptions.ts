import {createContext, useContext} from 'react';

/** What the cards of the page say, by the address of their link. The build gives it to pages that show cards. */
export const CardDescriptions = createContext<Record<string, string> | undefined>(undefined);

/** @throws Error on a page that was not given descriptions */
export function useCardDescription(href = ''): string | undefined {
  const descriptions = useContext(CardDescriptions);
  if (!descriptions) {
    throw new Error('Lists of cards are for generated index pages. Write the cards of other pages with <Card>.');
  }
  return descriptions[href];
}
