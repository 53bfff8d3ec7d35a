import {addedLines} from '../../lib/code/calls';
import {REQUEST_FORM_KEY} from '../../lib/code/request-forms';

/**
 * The server cannot know in which form a reader sees requests. Before the first paint, this lets the style sheet reserve
 * the lines that the chosen form has more than JSON, so that nothing moves when React puts it there: `--added-lines-` and
 * the number of the kind of call. Every page has it, so the lines are digits of base 36.
 */
export function requestFormScript(): string {
  const lines = Object.entries(addedLines).map(([form, all]) => `${form}:'${all.map((n) => n.toString(36)).join('')}'`);
  return (
    `try{[...{${lines.join()}}[localStorage.getItem('${REQUEST_FORM_KEY}')]].map((n,i)=>` +
    `document.documentElement.style.setProperty('--added-lines-'+i,parseInt(n,36)))}catch(e){}`
  );
}
