import {BaseSequencer} from 'vitest/node';

/** Files that take most of a minute each, in their order. Begun last, one of them would run on while a processor is idle. */
const LONGEST = [
  'tests/unit/growth/recipes',
  'tests/unit/growth/move-page',
  'tests/unit/examples/all-pages',
  'tests/unit/versions/all-pages',
  'tests/unit/content/all-pages',
  'tests/build/broken-links',
  'tests/build/refused-sources',
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
