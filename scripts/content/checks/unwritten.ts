import {onEachPage} from '../site';

/** Finds what a template, or a writer, has left for later. */
export const checkUnwritten = onEachPage(
  () =>
    ({text}) =>
      text.split('\n').flatMap((line, index) => {
        const [, later] = /\bTODO\b:? ?([^"\n]*)/.exec(line) ?? [];
        if (later === undefined) return [];
        const expected = later.replace(/\.$/, '') || 'the text without TODO';
        return [{line: index + 1, message: 'this is not written yet', expected}];
      }),
);
