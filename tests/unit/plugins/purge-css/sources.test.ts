import {classesOfMarkdown} from '@site/src/plugins/purge-css/sources';
import {expect, it} from 'vitest';

it('only attributes name classes in prose', () => {
  const text = `A card with a button.\n\n<div className="row margin-top--md">\n<p class='col'>Text</p></div>`;
  expect(classesOfMarkdown(text)).toEqual(['row', 'margin-top--md', 'col']);
});
