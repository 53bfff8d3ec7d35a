import type {Fault} from '../types';
import {storyStations} from './ridgeline';

/** An object without objects in it, in JSON, JavaScript or YAML in one line. */
const OBJECT = /[^{}]+/g;

const ID = /(?<!\w)id["']?\s*[:=]\s*["'](st-[a-z]+-\d+)["']/;

/** A change to a station gives it other values on purpose. */
const UPDATE = /^\s*UPDATE\b|"operation":\s*"update"|\bPATCH\b/m;

/** Stations whose name, region or height is another one than in the story. */
export function stationFaults(text: string): Fault[] {
  if (UPDATE.test(text)) return [];
  return [...text.matchAll(OBJECT)].flatMap(({0: part, index}) => {
    const id = ID.exec(part)?.[1];
    if (id === undefined) return [];
    const station = storyStations[id];
    const known: [string, string | number | undefined][] = [
      ['name', nameOf(id)],
      ['region', station?.region],
      ['elevation_m', station?.elevation_m],
    ];
    return known.flatMap(([column, expected]) => {
      if (expected === undefined) return [];
      const found = new RegExp(String.raw`(?<!\w)${column}["']?\s*[:=]\s*(?:"([^"]*)"|'([^']*)'|(-?[\d.]+))`).exec(
        part,
      );
      const value = found?.[1] ?? found?.[2] ?? found?.[3];
      if (!found || value === String(expected)) return [];
      const line = text.slice(0, index + found.index).split('\n').length;
      return [{line, message: `the ${column} of ${id} is ${value}`, expected: String(expected)}];
    });
  });
}

/** `Aneto 2` for `st-aneto-2`. */
function nameOf(id: string): string {
  const [, place = '', number = ''] = id.split('-');
  return `${place.charAt(0).toUpperCase()}${place.slice(1)} ${number}`;
}
