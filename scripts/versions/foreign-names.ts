import {laterNames, productIn, productNames} from '../../src/features/versions';
import {arrivalIn, hasCome} from '../../src/features/availability';
import type {LineProblem} from '../../src/lib/problems';
import type {PageLine} from './page-lines';

/**
 * Names in a line that the product, or part of it, has only in other versions. Prose is checked in every version; code
 * only in versions with the first name, which code may keep later.
 */
export function foreignNames({prose, code}: Pick<PageLine, 'prose' | 'code'>, version: string): LineProblem[] {
  const own = productIn(version);
  return [
    ...productProblems(prose, own),
    // Commands, messages and hosts keep the first name, so in code, only a later name can be wrong.
    ...(own === productNames[0]!.product ? productProblems(code.join('\n'), own) : []),
    ...Object.entries(laterNames)
      .filter(([name, feature]) => !hasCome(feature, version) && hasWord(prose, name))
      .map(([name, feature]) => ({
        message: `the name ${name} came with ${arrivalIn(feature, version)}`,
        expected: `what ${version} has`,
      })),
  ];
}

function productProblems(text: string, product: string): LineProblem[] {
  return productNames
    .map((names) => names.product)
    .filter((other) => other !== product && hasWord(text, other))
    .map((other) => ({
      message: `the product is called ${other}`,
      expected: `${product}, its name in this version`,
    }));
}

/** Ignores repository owners, certificates and hosts, whose names are the same in every version. */
function hasWord(text: string, word: string): boolean {
  return new RegExp(String.raw`(?<![\w/@.-])${word}(?![\w/-]|\.\w)`).test(text);
}
