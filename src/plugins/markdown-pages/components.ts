import type {Link, List, ListItem, Paragraph, PhrasingContent, RootContent, Table, TableCell} from 'mdast';
import {withCode} from '../../build/inline-text';
import {feedFormats} from '../../data/release-feeds';
import {counted} from '../../lib/counted';
import {formatDate} from '../../lib/format-date';
import {groupId, type Inline, type Release, type ReleaseLine, type RequiredActions} from '../../lib/releases/release';
import type {OperationRow} from '../api-catalogue/index-rows';
import type {ComponentUse} from './types';

/** What the components of this site show: made by other plugins while the content is loaded. */
export interface SiteData {
  releases: Release[];
  lines: ReleaseLine[];
  actions: RequiredActions[];
  /** Operations of a docs version, by Docusaurus' name of it. */
  operations: (versionName: string) => OperationRow[];
  /** The docs versions, newest first. */
  versions: {name: string; label: string; path: string; isLast: boolean}[];
}

/** Where a component stands. */
export interface Place {
  /** Address of the page, without an anchor. */
  permalink: string;
  /** Docusaurus' name of the version that the page belongs to. */
  versionName: string;
  /** Address of the folder of the version's files, without a slash at its end. */
  filesPath: string;
  baseUrl: string;
  /** Names of the drawings of the page, in order. */
  figures: string[];
}

type Write = (use: ComponentUse['attributes'], data: SiteData, place: Place) => RootContent[];

/** The components that pages use, each with the content that it shows to a reader without JavaScript. */
const components: Record<string, Write | undefined> = {
  ActionRequired: (_, {actions}) => [
    list(
      actions.flatMap(({version, path, actions: changes}) =>
        changes.map((change) => [
          link(`${path}#${groupId('Action required')}`, version),
          text(': '),
          ...change.map(inline),
        ]),
      ),
    ),
  ],
  ApiFiles: (_, __, {filesPath}) => [
    list([
      [
        link(`${filesPath}/openapi.json`, 'openapi.json'),
        text(': an OpenAPI 3.1 document, for client generators, validators and API viewers'),
      ],
      [
        link(`${filesPath}/operations.json`, 'operations.json'),
        text(': the operations with their parameters, permissions, examples and errors, one entry each'),
      ],
    ]),
  ],
  FeedLinks: ({series}, _, {baseUrl}) => {
    const folder = `${baseUrl}release-notes/${series ? `${series}/` : ''}`;
    return feedFormats.flatMap(({name, file}, index) => [
      ...(index > 0 ? [text(index === feedFormats.length - 1 ? ', or ' : ', ')] : []),
      link(folder + file, name),
    ]);
  },
  Figure: (_, __, {figures}) => {
    const label = figures.shift();
    return label ? [paragraph([{type: 'emphasis', children: [text(`Figure: ${label}`)]}])] : [];
  },
  NewInVersion: (_, {lines}, {versionName}) => {
    const at = lines.findIndex(({line}) => line === versionName);
    const own = lines[at]?.latest;
    if (!own) return [];
    const former = lines[at + 1];
    const upgrade = `/release-notes/upgrade?from=${former?.latest.version}&to=${own.version}`;
    return [
      paragraph([
        link(own.path, own.version),
        text(own.date ? `, ${formatDate(own.date)}: ` : ': '),
        text(own.summary),
      ]),
      ...(former ? [paragraph([link(upgrade, `What changes when you come from ${former.line}`)])] : []),
    ];
  },
  OperationIndex: (_, {operations}, {versionName}) => [
    table([
      ['Operation', 'What it does', 'Permission', 'Since'].map((head) => [text(head)]),
      ...operations(versionName).map(({name, category, path, summary, permission, since, isDeprecated}) => [
        [
          link(path, [{type: 'inlineCode', value: name} as const]),
          text(` ${category}${isDeprecated ? ', deprecated' : ''}`),
        ],
        withCode(summary),
        withCode(permission),
        [text(since ?? '-')],
      ]),
    ]),
  ],
  ReleaseList: ({series}, {releases}) => [
    list(
      releases
        .filter((release) => !series || release.series === series)
        .map(({version, date, kind, path, summary}) => [
          link(path, version),
          text(`, ${date ?? 'date unknown'}, ${kind}: ${summary}`),
        ]),
    ),
  ],
  SeriesReleases: ({series}, {lines}) => [
    list(
      lines
        .filter((line) => line.series === series)
        .map(({latest: {version, date, path}, count}) => [
          link(path, version),
          text(`, ${date ? formatDate(date) : 'date unknown'}, ${counted(count, 'release')}`),
        ]),
    ),
  ],
  UpgradeView: (_, __, {permalink}) => [
    paragraph([
      text('The choice of two releases needs '),
      link(permalink.replace(/\/$/, ''), 'the page itself'),
      text('.'),
    ]),
  ],
  Versions: (_, {versions, lines}) => [
    list(
      versions.map(({name, label, path, isLast}) => {
        const release = lines.find(({line}) => line === name)?.latest;
        const newest = release?.date ? `, ${release.version}, ${formatDate(release.date)}` : '';
        return [link(path, label), text((isLast ? ', latest' : '') + newest)];
      }),
    ),
  ],
};

/**
 * What a component shows, as a tree with addresses of the site.
 * @throws Error naming the component when nobody has said what it is in Markdown
 */
export function componentContent({name, attributes}: ComponentUse, data: SiteData, place: Place): RootContent[] {
  const write = components[name];
  if (!write) {
    throw new Error(`<${name}> has no Markdown form: say in src/plugins/markdown-pages/components.ts what it shows.`);
  }
  return write(attributes, data, place);
}

function text(value: string): PhrasingContent {
  return {type: 'text', value};
}

function link(url: string, content: string | Link['children']): Link {
  return {type: 'link', url, children: typeof content === 'string' ? [{type: 'text', value: content}] : content};
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

function list(items: PhrasingContent[][]): List {
  return {
    type: 'list',
    spread: false,
    children: items.map((content): ListItem => ({type: 'listItem', spread: false, children: [paragraph(content)]})),
  };
}

function table(rows: PhrasingContent[][][]): Table {
  return {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((children): TableCell => ({type: 'tableCell', children})),
    })),
  };
}

function inline(piece: Inline): PhrasingContent {
  if (typeof piece === 'string') return text(piece);
  if ('code' in piece) return {type: 'inlineCode', value: piece.code};
  if ('strong' in piece) return {type: 'strong', children: piece.strong.map(inline)};
  if ('emphasis' in piece) return {type: 'emphasis', children: piece.emphasis.map(inline)};
  return link(piece.link, piece.text.map<Link['children'][number]>(inline));
}
