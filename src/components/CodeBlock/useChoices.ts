import {useSyncExternalStore} from 'react';
import {currentChoices, subscribe, type Choices} from './choices';

/** What the reader has chosen; nothing until the browser takes over. */
export function useChoices(): Choices | undefined {
  return useSyncExternalStore<Choices | undefined>(subscribe, currentChoices, () => undefined);
}
