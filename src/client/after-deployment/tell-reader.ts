import {isGone} from '../../lib/is-gone';
import {showToast} from '@site/src/components/messages/toast';

const TEXT = 'The documentation was updated, so this page was reloaded.';

/**
 * Shows the note, unless the script still exists: then the network was at fault.
 *
 * @param script address of the script that failed to load
 */
export async function tellReader(script: string): Promise<void> {
  if (await isGone(script)) showToast(TEXT, [{label: 'Close'}]);
}
