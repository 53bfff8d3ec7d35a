import {defaultValues, type Values} from '../default-values';
import {htmlText} from '../html-text';
import {tokensHtml} from '../tokens';
import {PASSWORD} from './request';

/** A pattern, and the text that replaces its matches. */
type Rule = readonly [RegExp, string];

const SHELL = new Set(['bash', 'sh', 'shell']);
const SCRIPT = new Set(['js', 'javascript', 'ts', 'typescript']);

/** The rules that put the reader's values into a sample of this language. */
function rulesFor(language: string, code: string, {instance, application, user}: Values): Rule[] {
  const urls: Rule[] = [
    // Samples for installations with TLS keep their `https://` until the reader gives an address.
    [instance === defaultValues.instance ? /http:\/\/localhost:9925\b/ : /https?:\/\/localhost:9925\b/, instance],
    [/https?:\/\/localhost:9926\b/, application],
    [/wss?:\/\/localhost:9926\b/, application.replace('http', 'ws')],
  ];
  if (SHELL.has(language)) {
    // Without a password, `curl` prompts for it.
    const login = /(?<=(?:-u|--user) )(?:(["'])maya:(?:<password>|\$\w+)\1|maya(?=\s))/;
    return [...urls, [login, user === defaultValues.user ? 'maya' : `"${user}:$${PASSWORD}"`]];
  }
  if (language === 'http')
    return [
      [/(?<=^Host: )localhost:9925$/m, hostOf(instance)],
      [/(?<=^Host: )localhost:9926$/m, hostOf(application)],
    ];
  if (!SCRIPT.has(language)) return [];
  const isCredentials = /\bmaya\b/.test(code) && /<password>|process\.env\.\w*PASSWORD/.test(code);
  if (!isCredentials) return urls;
  return [
    ...urls,
    [/(?<=')maya(?='[,;])|(?<=`)maya(?=:\$\{process)/, user],
    [/process\.env\.HDB_PASSWORD/, `process.env.${PASSWORD}`],
    // A sample with `btoa` is for browsers, which have no environment variables.
    ...(code.includes('btoa(') ? [] : ([[/'<password>'/, `process.env.${PASSWORD}`]] as Rule[])),
  ];
}

const hostOf = (address: string) => address.replace(/^\w+:\/\/|\/.*/g, '');

type Edits = ReturnType<typeof editsOf>;

function editsOf(language: string, code: string, values: Values) {
  return rulesFor(language, code, values)
    .flatMap(([pattern, text]) =>
      [...code.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(({index, 0: found}) => ({
        start: index,
        end: index + found.length,
        text,
      })),
    )
    .toSorted((a, b) => a.start - b.start);
}

/** Returns true if a sample has values that a reader can replace. */
export function hasValues(code: string, language: string): boolean {
  return editsOf(language, code, defaultValues).length > 0;
}

/**
 * A highlighted sample with the reader's values. If the original spans several tokens, the first one gets the value.
 *
 * @param html as `tokensHtml` writes it, perhaps with marked lines
 */
export function withValues(html: string, language: string, values: Values): string {
  const pieces = html.match(/<[^>]*>|[^<]+/g) ?? [];
  const edits = editsOf(language, htmlText(html), values);
  let position = 0;
  return pieces
    .map((piece) => {
      if (piece.startsWith('<')) return piece;
      const text = htmlText(piece);
      const start = position;
      position += text.length;
      return tokensHtml([{text: edited(text, start, edits)}]);
    })
    .join('');
}

/** A piece of the code that begins at `start`, with the edits applied. */
function edited(text: string, start: number, edits: Edits): string {
  const end = start + text.length;
  let result = '';
  let at = start;
  for (const edit of edits) {
    if (edit.end <= at || edit.start >= end) continue;
    result += text.slice(at - start, Math.max(at, edit.start) - start);
    if (edit.start >= start) result += edit.text;
    at = Math.min(end, edit.end);
  }
  return result + text.slice(at - start);
}
