import {addedLines, callKinds} from '../../lib/code/calls';
import {REQUEST_FORM_KEY} from '../../lib/code/request-forms';

/**
 * The server cannot know in which form a reader sees requests. Before the first paint, this lets the style sheet reserve
 * the lines that the chosen form has more than JSON, so that nothing moves when React puts it there: `--added-lines` for
 * most requests, and for those that are sent in another way `--added-lines-` and the kind of call.
 */
export function requestFormScript(): string {
  const lines = JSON.stringify(addedLines).replaceAll('"', '');
  const names = JSON.stringify(callKinds.map((kind, at) => (at === 0 ? '' : `-${kind}`)).join(' '));
  return (
    `try{(${lines})[localStorage.getItem(${JSON.stringify(REQUEST_FORM_KEY)})].forEach(function(n,i){` +
    `document.documentElement.style.setProperty('--added-lines'+${names}.split(' ')[i],n)})}catch(error){}`
  );
}
