import type {Availabilities} from '../../src/data/availability/types';
import {arrivalIn, hasCome, isDue} from '../../src/lib/versions/availability';
import type {Problem} from '../pages/problems';
import type {KnownThings} from './known-things';
import type {PageLine} from './page-lines';

/** A page of one version, taken apart. */
export interface PageOfVersion {
  id: string;
  file: string;
  lines: PageLine[];
}

/** Where things of a kind have to be named. */
interface Place {
  kind: string;
  /** Pages that together name them all, at their places in all versions; missing where any page will do. */
  pages?: RegExp;
  things: Availabilities;
  /** The ways to write a name in code. */
  spellings: (name: string) => string[];
}

/**
 * Things that a version had and that none of the pages for their kind names. Operations and configuration keys are
 * compared with their tables; a configuration page without such tables is read like the others.
 *
 * @param hasTables whether the version has a configuration page of the fixed form
 */
export function pageGaps(version: string, pages: PageOfVersion[], known: KnownThings, hasTables: boolean): Problem[] {
  const places = [...placesOf(known), ...(hasTables ? [] : [configurationPlace(known)])];
  return places.flatMap(({kind, pages: pattern, things, spellings}) => {
    const own = pages.filter(({id}) => !pattern || pattern.test(id));
    if (own.length === 0) return [];
    const code = own.flatMap(({lines}) => lines.flatMap((line) => line.code)).join('\n');
    return Object.entries(things)
      .filter(([, thing]) => isDue(thing, version))
      .filter(([name]) => !spellings(name).some((spelling) => isIn(code, spelling)))
      .map(([name]) => ({
        file: own[0]!.file,
        line: 1,
        message: `the ${kind} ${name} is named nowhere on ${pattern ? `the pages for it in ${version}` : `a page of ${version}`}`,
        expected: 'its name as code, or another range in src/data/availability',
      }));
  });
}

interface EarlyName {
  file: string;
  line: number;
  message: string;
  expected: string;
}

/** Names that are words elsewhere, and mean what came later where they stand alone as code on the page for their kind. */
export function earlyNames(version: string, {id, file, lines}: PageOfVersion, known: KnownThings): EarlyName[] {
  return exactPlacesOf(known)
    .filter(({pages}) => pages.test(id))
    .flatMap(({kind, things}) =>
      lines
        .filter(({isFenced}) => !isFenced)
        .flatMap(({number, code}) =>
          code
            .filter((text) => things[text] && !hasCome(things[text], version))
            .map((text) => ({
              file,
              line: number,
              message: `the ${kind} ${text} came with ${arrivalIn(things[text]!, version)}`,
              expected: `nothing newer than ${version}`,
            })),
        ),
    );
}

function exactPlacesOf(known: KnownThings): {kind: string; pages: RegExp; things: Availabilities}[] {
  return [
    {kind: 'type', pages: /^developers\/applications\/defining-schemas$/, things: known.schemaTypes},
    {kind: 'operator', pages: /^developers\/rest$/, things: known.restOperators},
  ];
}

const asItIs = (name: string) => [name];

function placesOf(known: KnownThings): Place[] {
  return [
    {
      kind: 'command',
      pages: /^(?:deployments\/)?harper(?:db)?-cli$/,
      things: known.cliCommands,
      spellings: (name) => [`harperdb ${name}`, `harper ${name}`],
    },
    {kind: 'environment variable', things: known.environmentVariables, spellings: asItIs},
    {
      kind: 'global',
      pages: /^reference\/globals$/,
      things: known.globals,
      // The object of a member stands in the heading above its table.
      spellings: (name) => [name, name.slice(name.indexOf('.') + 1)],
    },
    {
      kind: 'directive',
      pages: /^developers\/applications\/defining-schemas$/,
      things: known.schemaDirectives,
      spellings: (name) => [`@${name}`],
    },
    {
      kind: 'type',
      pages: /^developers\/applications\/defining-schemas$/,
      things: known.schemaTypes,
      spellings: asItIs,
    },
    {
      kind: 'part of a resource',
      pages: /^reference\/resource(?:$|s\/)|^developers\/applications\/caching$/,
      things: known.resourceParts,
      spellings: asItIs,
    },
    {
      kind: 'component',
      pages: /^(?:reference|developers)\/components\/|^developers\/applications\//,
      things: {...known.builtInComponents, ...known.componentParts},
      spellings: (name) => [name, name.slice(name.indexOf('.') + 1)],
    },
    {
      kind: 'operator',
      pages: /^developers\/rest$/,
      things: known.restOperators,
      spellings: (name) => [name, name.replaceAll('=', '')].filter(Boolean),
    },
    {
      kind: 'query function',
      pages: /^developers\/rest$/,
      things: known.restFunctions,
      spellings: (name) => [`${name}(`],
    },
  ];
}

function configurationPlace(known: KnownThings): Place {
  return {
    kind: 'configuration key',
    pages: /^(?:deployments\/)?configuration$/,
    things: known.configurationKeys,
    spellings: (name) => [name, name.slice(name.lastIndexOf('.') + 1).replaceAll('[]', '')],
  };
}

/** Whether a name stands in code and is not part of a longer one. */
function isIn(code: string, name: string): boolean {
  const [first, last] = [/\w/.test(name[0]!), /\w/.test(name.at(-1)!)];
  for (let at = code.indexOf(name); at !== -1; at = code.indexOf(name, at + 1)) {
    const before = first && /\w/.test(code[at - 1] ?? ' ');
    const after = last && /\w/.test(code[at + name.length] ?? ' ');
    if (!before && !after) return true;
  }
  return false;
}
