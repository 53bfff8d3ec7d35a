import {createStorageSlot} from '@docusaurus/theme-common';
import {useEffect, useRef} from 'react';

const KEY = 'theme';
const SYSTEM = 'system';

type Choice = 'light' | 'dark' | null;

/**
 * Lets the reader choose the system's color mode explicitly: `theme` is set to "system" in local storage.
 *
 * Docusaurus expresses that choice by removing the key, in each tab that hears of it, and so would remove our value.
 * This therefore catches the event before Docusaurus' own listener does. A tab that already follows the system writes
 * nothing, so tabs do not answer each other forever.
 *
 * @param choice the reader's choice; null for the system's mode
 * @param choose stores a choice; null removes the stored one
 * @returns a function that chooses the system's mode, here and in every other tab
 */
export function useSystemChoice(choice: Choice, choose: (choice: Choice) => void): () => void {
  const latest = useRef({choice, choose});
  useEffect(() => {
    latest.current = {choice, choose};
  }, [choice, choose]);

  // Added once: listeners of the window are called in their order, and effects of a component come before those of the
  // components around it, of which one is Docusaurus' own.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== KEY || (event.newValue !== null && event.newValue !== SYSTEM)) return;
      event.stopImmediatePropagation();
      // Docusaurus also dispatches one in the tab that writes, which knows already.
      if (event.isTrusted && latest.current.choice !== null) chooseSystem(latest.current.choose);
    };
    window.addEventListener('storage', onStorage, {capture: true});
    return () => window.removeEventListener('storage', onStorage, {capture: true});
  }, []);

  return () => chooseSystem(choose);
}

function chooseSystem(choose: (choice: Choice) => void): void {
  choose(null);
  createStorageSlot(KEY).set(SYSTEM);
}
