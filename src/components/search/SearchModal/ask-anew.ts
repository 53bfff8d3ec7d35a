import {loadAnew} from '../SearchButton/load-anew';

const KEY = 'search-asked';

/**
 * Loads the page again, to ask the same there, when the code of the answers went with a deployment.
 *
 * @param error what the bundler's loader threw
 */
export async function askAnew(error: unknown, question: string): Promise<void> {
  try {
    await loadAnew(error, question, () => sessionStorage.setItem(KEY, question));
  } catch {
    // Without storage, the message stays.
  }
}

/**
 * Whether the page was loaded anew for a question.
 *
 * @param text what the search was opened with
 */
export function isAskedAnew(text: string): boolean {
  try {
    return text !== '' && sessionStorage.getItem(KEY) === text;
  } catch {
    return false;
  }
}

/** It is asked once. */
export function forgetQuestion(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was kept.
  }
}
