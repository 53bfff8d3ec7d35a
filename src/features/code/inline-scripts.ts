import {addedLines} from './calls';
import {REQUEST_FORM_KEY} from './request-forms';
import {WRAP_LINES_KEY} from './wrap-lines';

/**
 * The server cannot know which form of requests a reader chose. This lets the style sheet reserve the lines that the
 * form needs beyond those of JSON, so that nothing moves when React renders it: `--added-lines-` and the number of the
 * kind of call. The line counts are base 36 digits to keep the script short, since every page has it.
 */
export function requestForm(): string {
  const lines = Object.entries(addedLines).map(([form, all]) => `${form}:'${all.map((n) => n.toString(36)).join('')}'`);
  return (
    `try{[...{${lines.join()}}[localStorage.getItem('${REQUEST_FORM_KEY}')]].map((n,i)=>` +
    `document.documentElement.style.setProperty('--added-lines-'+i,parseInt(n,36)))}catch(error){};`
  );
}

/** Wraps long lines of code from the first paint, for readers who prefer that. */
export const wrapLines = (): string =>
  `try{localStorage.getItem('${WRAP_LINES_KEY}')&&(document.documentElement.dataset.wrapCode='')}catch(error){};`;
