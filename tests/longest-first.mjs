import {BaseSequencer} from 'vitest/node';

/** Files that take longest, in their order. Begun last, one of them would run on while a processor is idle. */
const LONGEST = [
  'tests/unit/all-pages',
  'tests/unit/content/watch',
  'tests/unit/content/mistakes',
  'tests/unit/features/api/catalogue',
  'tests/build/search/search-index',
  'tests/build/markdown-pages',
  'tests/build/pages',
  'tests/build/search/judged-queries',
];

/** @type {(file: import('vitest/node').TestSpecification) => number} */
const rankOf = ({moduleId}) => {
  const rank = LONGEST.findIndex((name) => moduleId.includes(name));
  return rank < 0 ? LONGEST.length : rank;
};

/** Begins with the longest files; the others follow as Vitest has them. */
export default class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const usual = await BaseSequencer.prototype.sort.call(this, files);
    return usual.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
