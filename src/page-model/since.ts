import type {PhrasingContent} from 'mdast';

const RELEASE = String.raw`\d+\.\d+(?:\.\d+)?`;
const WHOLE = new RegExp(`^${RELEASE}$`);
const SENTENCE = new RegExp(`^(?<rest>|.*\\.)\\s*\\bSince (?<since>${RELEASE})\\.$`, 's');

/** Whether a text is a release: the first one of a line, `4.5`, or a patch, `4.5.17`. */
export function isRelease(text: string): boolean {
  return WHOLE.test(text);
}

/** The release in the sentence "Since 4.5." at the end of a text, and the text before it. */
export function takeSince(text: string): {since?: string; rest: string} {
  const {rest, since} = SENTENCE.exec(text)?.groups ?? {};
  return since === undefined ? {rest: text} : {since, rest: rest!};
}

/** The same for the content of a paragraph or cell. */
export function takeSinceFrom(children: PhrasingContent[]): {since?: string; children: PhrasingContent[]} {
  const last = children.at(-1);
  const {since, rest} = last?.type === 'text' ? takeSince(last.value) : {rest: ''};
  if (since === undefined) return {children};
  return {since, children: [...children.slice(0, -1), ...(rest ? [{type: 'text' as const, value: rest}] : [])]};
}
