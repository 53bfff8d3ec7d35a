interface Key {
  isComposing: boolean;
  keyCode: number;
}

/** The key code that browsers report for a key that an input method takes. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Returns true if a key press belongs to an input method, as the Enter does that chooses among Japanese words. Safari
 * ends the composition before it reports that Enter, so only the key's code tells.
 */
export function isComposing({isComposing: isUnfinished, keyCode}: Key): boolean {
  return isUnfinished || keyCode === TAKEN_BY_INPUT_METHOD;
}
