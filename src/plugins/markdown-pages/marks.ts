import type {ComponentUse} from './types';

/**
 * What a draft holds in place of what its source does not say. Private use characters stand in no page, and no Markdown
 * writer escapes them.
 */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const FORMS = {open: '\uE002', close: '\uE003'};

const LINK = /site-link:(\d+)/g;
const IMAGE = /site-image:(\d+)/g;
const COMPONENT = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`, 'g');
const FORMS_BLOCK = new RegExp(`(?:\\n[> ]*)*${FORMS.open}\\n[^]*?${FORMS.close}(?=\\n|$)`, 'g');
const FORMS_LINE = new RegExp(`^[> ]*[${FORMS.open}${FORMS.close}]\\n(?:[> ]*\\n)?`, 'gm');

export const linkMark = (position: number) => `site-link:${position}`;
export const imageMark = (position: number) => `site-image:${position}`;
/** Encoded, since the writer of Markdown must find nothing to escape or to break. */
export const componentMark = (use: ComponentUse) => OPEN + encodeURIComponent(JSON.stringify(use)) + CLOSE;
/** Lines before and after the further forms of a request. */
export const formsMarks = FORMS;

interface Values {
  link: (position: number) => string;
  image: (position: number) => string;
  component: (use: ComponentUse) => string;
}

/** Puts into a draft what its marks stand for. */
export function fillMarks(body: string, {link, image, component}: Values): string {
  return body
    .replace(COMPONENT, (_, use: string) => component(JSON.parse(decodeURIComponent(use)) as ComponentUse))
    .replace(LINK, (_, position) => link(Number(position)))
    .replace(IMAGE, (_, position) => image(Number(position)));
}

/** The body with each request in JSON, curl and JavaScript. */
export function withForms(body: string): string {
  return `${body.replace(FORMS_LINE, '').trimEnd()}\n`;
}

/** The body with each request in JSON alone. */
export function withoutForms(body: string): string {
  return `${body.replace(FORMS_BLOCK, '').trimEnd()}\n`;
}
