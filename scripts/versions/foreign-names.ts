import {laterNames, productNames} from '../../src/data/product-names';
import {arrivalIn, hasCome} from '../../src/lib/versions/availability';
import type {LineFault, PageLine} from './page-lines';
import {compareVersions} from '../../src/lib/compare-versions';

/**
 * Where a line calls the product, or a part of it, by a name that it has in other versions. Prose is read in every version;
 * code only where the product had a name that no message ever had.
 */
export function foreignNames({prose, code}: Pick<PageLine, 'prose' | 'code'>, version: string): LineFault[] {
  const own = productIn(version);
  return [
    ...productFaults(prose, own),
    // Commands, messages and hosts keep the first name, so code can only have the last one too early.
    ...(own === productNames[0]!.product ? productFaults(code.join('\n'), own) : []),
    ...Object.entries(laterNames)
      .filter(([name, feature]) => !hasCome(feature, version) && hasWord(prose, name))
      .map(([name, feature]) => ({
        message: `the name ${name} came with ${arrivalIn(feature, version)}`,
        expected: `what ${version} has`,
      })),
  ];
}

/** What the product is called in a version. */
export function productIn(version: string): string {
  return (productNames.findLast(({since}) => compareVersions(since, version) <= 0) ?? productNames[0]!).product;
}

function productFaults(text: string, product: string): LineFault[] {
  return productNames
    .map((names) => names.product)
    .filter((other) => other !== product && hasWord(text, other))
    .map((other) => ({
      message: `the product is called ${other}`,
      expected: `${product}, its name in this version`,
    }));
}

/** Owners of repositories, certificates and hosts are called the same in every version. */
function hasWord(text: string, word: string): boolean {
  return new RegExp(String.raw`(?<![\w/@.-])${word}(?![\w/-]|\.\w)`).test(text);
}
