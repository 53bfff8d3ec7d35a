import {readFileSync} from 'node:fs';
import Mark from '@site/src/components/Mark';
import {load} from 'cheerio';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {projectPath} from '../../support';

/** The shapes that an SVG draws, without the element around them. */
function shapesOf(svg: string) {
  const $ = load(svg, {xml: true});
  return $('svg *')
    .toArray()
    .map((element) => [element.name, element.attribs]);
}

it('the mark in the navbar is the one that icons and social cards are drawn from', () => {
  const shapes = shapesOf(renderToStaticMarkup(<Mark />));
  expect(shapes.length).toBeGreaterThan(2);
  expect(shapes).toEqual(shapesOf(readFileSync(projectPath('src/brand/mark.svg'), 'utf8')));
});

it('the icon of the site is the mark', () => {
  const shapes = shapesOf(readFileSync(projectPath('static/img/favicon.svg'), 'utf8'));
  expect(shapes.filter(([name]) => name !== 'style')).toEqual(
    shapesOf(readFileSync(projectPath('src/brand/mark.svg'), 'utf8')),
  );
});
