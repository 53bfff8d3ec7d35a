/**
 * In place of react-helmet-async 1.3.0 in the browser: what stands in the head of the page follows the elements that
 * components render into it. The original has a half for the server as well, which keeps it as it is, and many more ways to
 * say the same; Docusaurus and this site write elements, as in `<Head><title>…</title></Head>`.
 */
import {Children, Fragment, isValidElement, useLayoutEffect, useState, type ReactElement, type ReactNode} from 'react';

type Attribute = string | number | boolean | undefined;

interface Tag {
  type: string;
  attributes: [name: string, value: string][];
  text: string;
}

/** Attributes that tell tags of a type from each other: of tags with the same value, the innermost component's counts. */
const IDENTITY: Record<string, string[]> = {
  meta: ['charset', 'http-equiv', 'name', 'property', 'itemprop'],
  link: ['rel', 'href'],
  script: ['src'],
  noscript: [],
  style: [],
  base: ['href'],
};
/** The mark that the server's half writes and this one finds. */
const MARK = 'data-rh';
const NAMES: Record<string, string> = {className: 'class', httpEquiv: 'http-equiv'};

/** Tags of the mounted elements; a component has a lower number than those inside it. */
const mounted = new Map<number, Tag[]>();
let lastNumber = 0;
let frame: number | undefined;

/** On the server it keeps what a page renders; a browser has one head. */
export function HelmetProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}

/** Puts its children into the head of the page for as long as it is rendered. */
export function Helmet({children}: {children?: ReactNode}): null {
  // Given while rendering, where outer components come first; effects run the other way round.
  const [number] = useState(() => ++lastNumber);
  useLayoutEffect(() => {
    mounted.set(number, readTags(children));
    schedule();
  });
  useLayoutEffect(
    () => () => {
      mounted.delete(number);
      schedule();
    },
    [number],
  );
  return null;
}

function readTags(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement(child)) return [];
    const {type, props} = child as ReactElement<{children?: ReactNode}>;
    if (type === Fragment) return readTags(props.children);
    if (typeof type !== 'string') throw new TypeError('Only elements of HTML can be in the head.');
    const {children: text, ...rest} = props;
    // An attribute that is false or true says so, as in the server's text.
    const attributes = Object.entries(rest as Record<string, Attribute>).map(([name, value = '']): [string, string] => [
      NAMES[name] ?? name.toLowerCase(),
      String(value),
    ]);
    return {type, attributes, text: Children.toArray(text).map(String).join('')};
  });
}

// Several components change with a navigation.
function schedule(): void {
  if (frame !== undefined) cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    frame = undefined;
    const lists = [...mounted].toSorted(([a], [b]) => a - b).map(([, tags]) => tags);
    const tags = lists.flat();
    const title = tags.findLast(({type}) => type === 'title');
    if (title && document.title !== title.text) document.title = title.text;
    for (const element of [document.documentElement, document.body]) {
      const type = element.localName;
      setAttributes(element, new Map(tags.flatMap((tag) => (tag.type === type ? tag.attributes : []))));
    }
    for (const type of Object.keys(IDENTITY)) {
      const wanted = lists.map((list) => list.filter((tag) => tag.type === type));
      setTags(type, unique(wanted));
    }
  });
}

function setAttributes(element: HTMLElement, wanted: Map<string, string>): void {
  const former = element.getAttribute(MARK)?.split(',').filter(Boolean) ?? [];
  former.filter((name) => !wanted.has(name)).forEach((name) => element.removeAttribute(name));
  wanted.forEach((value, name) => {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  });
  if (wanted.size > 0) element.setAttribute(MARK, [...wanted.keys()].join(','));
  else element.removeAttribute(MARK);
}

/** What tells a tag from others of its type. */
function identify({type, attributes, text}: Tag): string {
  const known = attributes.filter(([name]) => IDENTITY[type]!.includes(name));
  // An address tells links apart, but a page has one canonical address.
  const named = known.find(([name, value]) => name === 'rel' && value === 'canonical') ?? known.at(-1);
  return (named?.join('=') ?? text).toLowerCase();
}

/** Tags in the order of the page, without those that an inner component has replaced. One component can repeat a tag. */
function unique(lists: Tag[][]): Tag[] {
  const seen = new Set<string>();
  const kept = lists.toReversed().map((list) => {
    const own = list.filter((tag) => !seen.has(identify(tag)));
    own.forEach((tag) => seen.add(identify(tag)));
    return own;
  });
  return kept.toReversed().flat();
}

function setTags(type: string, tags: Tag[]): void {
  const former = [...document.head.querySelectorAll(`${type}[${MARK}]`)];
  for (const {attributes, text} of tags) {
    const element = document.createElement(type);
    attributes.forEach(([name, value]) => element.setAttribute(name, value));
    element.textContent = text;
    element.setAttribute(MARK, 'true');
    const same = former.findIndex((candidate) => candidate.isEqualNode(element));
    if (same < 0) document.head.append(element);
    else former.splice(same, 1);
  }
  former.forEach((element) => element.remove());
}
