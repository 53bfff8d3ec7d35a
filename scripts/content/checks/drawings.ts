import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {validateXML} from 'xmllint-wasm';
import {inlineDrawing} from '../../../src/features/drawings/node';
import type {ContentCheck, PageProblem} from '../site';

/** The width of the text on a phone. */
const WIDEST = 343;
const SMALLEST_LETTER = 11;

/** Everything that today's drawings consist of: no script, no style, nothing from elsewhere. */
const ELEMENTS = new Set(
  'svg title defs marker g path line polyline polygon rect circle ellipse text tspan'.split(' '),
);

/**
 * Drawings are XML, have colors that follow the mode, letters that can be read, a size, and a width that fits a phone.
 */
export const checkDrawings: ContentCheck = async ({root}, files) => {
  const drawings = files.filter((file) => file.endsWith('.svg') && existsSync(join(root, file)));
  const texts = drawings.map((file) => readFileSync(join(root, file), 'utf8'));
  const malformed = await malformations(texts);
  return drawings.flatMap((file, index) => {
    const problem = malformed.get(index);
    const problems = problem ? [problem] : drawingProblems(texts[index]!);
    return problems.map((each) => ({...each, file}));
  });
};

/** The first thing in each drawing that is not XML, by the position of the drawing in the list. */
async function malformations(drawings: string[]): Promise<Map<number, PageProblem>> {
  const found = new Map<number, PageProblem>();
  if (drawings.length === 0) return found;
  const {errors} = await validateXML({
    xml: drawings.map((contents, index) => ({fileName: String(index), contents})),
    schema: [],
  });
  // A message is followed by the line that it is about, without a place.
  for (const {message, loc} of errors) {
    const index = Number(loc?.fileName);
    if (!loc || found.has(index)) continue;
    const text = message.replace(/^parser error : /, '');
    found.set(index, {line: loc.lineNumber, message: `the drawing is not XML: ${text}`, expected: 'XML'});
  }
  return found;
}

/** The problems of a drawing that is XML. */
export function drawingProblems(svg: string): PageProblem[] {
  const lineOf = (part: string) => svg.slice(0, Math.max(svg.indexOf(part), 0)).split('\n').length;
  const colors = 'an attribute with a color of src/features/drawings/node/palette.json';
  let markup: string;
  try {
    markup = inlineDrawing(svg, 'drawing');
  } catch (error) {
    const [color = ''] = /#[0-9a-f]{6}/.exec((error as Error).message) ?? [];
    return [{line: lineOf(color), message: `${color} isn't a color of the site`, expected: colors}];
  }
  const problems: PageProblem[] = [];
  const [own] = /#(?!drawing-)[\w-]*|rgba?\([^)]*\)|<style|\bstyle=/.exec(markup.replace(/>[^<]*</g, '><')) ?? [];
  if (own !== undefined)
    problems.push({line: lineOf(own), message: `${own} sets a color of its own`, expected: colors});
  // Named colors; those of another form are the problem above.
  for (const [found] of markup.matchAll(/\b(?:fill|stroke)="(?!none"|currentColor")\w+"/g)) {
    problems.push({line: lineOf(found), message: `${found} sets a color of its own`, expected: colors});
  }
  for (const [found, name = ''] of markup.matchAll(/<([\w:-]+)/g)) {
    if (ELEMENTS.has(name)) continue;
    problems.push({
      line: lineOf(found),
      message: `a drawing cannot have <${name}>`,
      expected: `one of ${[...ELEMENTS].join(', ')}`,
    });
  }
  for (const [found, size = ''] of markup.matchAll(/font-size="([^"]*)"/g)) {
    if (Number(size) >= SMALLEST_LETTER) continue;
    if (Number.isNaN(Number(size))) {
      problems.push({
        line: lineOf(found),
        message: `font-size="${size}" is not a number`,
        expected: 'pixels, without a unit',
      });
      continue;
    }
    const message = `letters are ${size} pixels high, which nobody can read on a phone`;
    problems.push({line: lineOf(found), message, expected: `at least ${SMALLEST_LETTER}`});
  }
  const [, width] = /^<svg [^>]*\bwidth="(\d+)" height="\d+"/.exec(markup) ?? [];
  if (width === undefined) {
    const expected = 'width="…" height="…" on <svg>, in this order, as whole numbers of pixels';
    problems.push({line: 1, message: 'the drawing does not say its size', expected});
  } else if (Number(width) > WIDEST) {
    const expected = `at most ${WIDEST}, the width of the text on a phone`;
    problems.push({line: lineOf(`width="${width}"`), message: `the drawing is ${width} pixels wide`, expected});
  }
  return problems;
}
