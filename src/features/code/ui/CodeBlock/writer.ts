/**
 * Turns requests into samples and puts the reader's values into them. It is loaded for readers who have chosen a form
 * or values, and when they reach for the tabs.
 */
import type {SampleForm} from '../../request-forms';
import type {Values} from '../../default-values';
import {requestSample} from '../../samples';
import {withValues} from '../../samples/rewrite';
import {tokensHtml} from '../../tokens';

export {readValues} from '../../values';

interface Highlighted {
  html: string;
  className: string;
}

/** The request in the form that the reader has chosen, with the reader's values. */
export function writeRequest(form: SampleForm, body: string, values: Values | undefined): Highlighted {
  const {language, tokens} = requestSample(form, body, values);
  return {html: tokensHtml(tokens), className: `language-${language}`};
}

/** A sample from a page, with the reader's values. */
export function writeSample(html: string, className = '', values: Values | undefined): string {
  return values ? withValues(html, className.replace(/^.*language-/, ''), values) : html;
}
