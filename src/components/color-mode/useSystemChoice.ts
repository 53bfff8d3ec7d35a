import {createStorageSlot, useColorMode} from '@docusaurus/theme-common';
import {useCallback, useEffect} from 'react';

const KEY = 'theme';
const SYSTEM = 'system';

/** `persist` is accepted by Docusaurus 3.10.2 but missing from its types. */
type SetColorMode = (choice: 'light' | 'dark' | null, options?: {persist: boolean}) => void;

/**
 * Lets the reader choose the system's color mode explicitly: `theme` is set to "system" in local storage.
 *
 * Docusaurus expresses that choice by removing the key, so it would remove our value when another tab writes it. This
 * therefore catches the storage event before Docusaurus' own listener does.
 *
 * @returns a function that chooses the system's mode, here and in every other tab
 */
export function useSystemChoice(): () => void {
  const setColorMode: SetColorMode = useColorMode().setColorMode;
  const followSystem = useCallback(() => setColorMode(null, {persist: false}), [setColorMode]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== KEY || event.newValue !== SYSTEM) return;
      event.stopImmediatePropagation();
      followSystem();
    };
    window.addEventListener('storage', onStorage, {capture: true});
    return () => window.removeEventListener('storage', onStorage, {capture: true});
  }, [followSystem]);

  return useCallback(() => {
    followSystem();
    createStorageSlot(KEY).set(SYSTEM);
  }, [followSystem]);
}
