import {REQUEST_FORM_KEY} from '../../lib/code/request-forms';

/**
 * The server cannot know in which form a reader sees requests. Before the first paint, this lets the style sheet reserve
 * the lines that the chosen form has more than JSON, so that nothing moves when React puts it there.
 */
export function requestFormScript(): string {
  const key = JSON.stringify(REQUEST_FORM_KEY);
  return `try{document.documentElement.setAttribute('data-request-form',localStorage.getItem(${key})||'json')}catch(error){}`;
}
