import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {inlineDrawing} from '../../../src/features/drawings/node';
import type {ContentCheck, PageProblem} from '../site';

/** The width of the text on a phone. */
const WIDEST = 343;
const SMALLEST_LETTER = 11;

/** Drawings have colors that follow the mode, letters that can be read, a size, and a width that fits a phone. */
export const checkDrawings: ContentCheck = ({root}, files) => {
  const drawings = files.filter((file) => file.endsWith('.svg') && existsSync(join(root, file)));
  if (drawings.length === 0) return [];
  return drawings.flatMap((file) =>
    drawingProblems(readFileSync(join(root, file), 'utf8')).map((problem) => ({...problem, file})),
  );
};

/** The problems of a drawing. */
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
  for (const [found, size] of markup.matchAll(/font-size="([\d.]+)"/g)) {
    if (Number(size) >= SMALLEST_LETTER) continue;
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
