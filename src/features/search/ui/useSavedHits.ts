import {useStorageSlot} from '@docusaurus/theme-common';
import {readSavedHits, without, withRecent, type SavedHit} from '../engine/saved-hits';
import {useMemo} from 'react';

/** The reader's recent results and favorites, kept in the browser's storage or, without it, not at all. */
export function useSavedHits() {
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
      remember: (hit: SavedHit) => isFavorite(hit) || saveRecent(withRecent(recent, hit)),
      forget: ({url}: SavedHit) => {
        saveRecent(without(recent, url));
        saveFavorites(without(favorites, url));
      },
      /** Makes a recent result a favorite, or a favorite a recent result again. */
      toggleFavorite: (hit: SavedHit) => {
        saveRecent(isFavorite(hit) ? withRecent(recent, hit) : without(recent, hit.url));
        saveFavorites(isFavorite(hit) ? without(favorites, hit.url) : [hit, ...favorites]);
      },
    };
  }, [storedRecent, storedFavorites, recentSlot, favoriteSlot]);
}
