import {useStorageSlot} from '@docusaurus/theme-common';
import {readSavedHits, without, withRecent, type SavedHit} from '../engine/saved-hits';
import {useMemo} from 'react';

export interface SavedHits {
  recent: SavedHit[];
  favorites: SavedHit[];
  remember: (hit: SavedHit) => void;
  forget: (hit: SavedHit) => void;
  /** Makes a recent result a favorite, or a favorite a mere recent one. */
  toggleFavorite: (hit: SavedHit) => void;
}

/** What the reader opened and marked, kept in the browser. Without storage, it is kept nowhere. */
export function useSavedHits(): SavedHits {
  const [storedRecent, recentSlot] = useStorageSlot('search-recent');
  const [storedFavorites, favoriteSlot] = useStorageSlot('search-favorites');
  return useMemo(() => {
    const [recent, favorites] = [readSavedHits(storedRecent), readSavedHits(storedFavorites)];
    const saveRecent = (hits: SavedHit[]) => recentSlot.set(JSON.stringify(hits));
    const saveFavorites = (hits: SavedHit[]) => favoriteSlot.set(JSON.stringify(hits));
    const isFavorite = ({url}: SavedHit) => favorites.some((other) => other.url === url);
    return {
      recent,
      favorites,
      remember: (hit) => isFavorite(hit) || saveRecent(withRecent(recent, hit)),
      forget({url}) {
        saveRecent(without(recent, url));
        saveFavorites(without(favorites, url));
      },
      toggleFavorite(hit) {
        saveRecent(isFavorite(hit) ? withRecent(recent, hit) : without(recent, hit.url));
        saveFavorites(isFavorite(hit) ? without(favorites, hit.url) : [hit, ...favorites]);
      },
    };
  }, [storedRecent, storedFavorites, recentSlot, favoriteSlot]);
}
