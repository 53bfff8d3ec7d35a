import {laterNames, productNames} from '../../src/data/product-names';
import {arrivalIn, hasCome} from '../../src/lib/versions/availability';
import type {Fault} from '../../src/lib/problems';
import type {PageLine} from './page-lines';
import {compareVersions} from '../../src/lib/compare-versions';

/**
 * Where a text calls the product, or a part of it, by a name that it has in other versions.
 * @param lines prose is read in every version; code only where the product had a name that no message ever had
 */
export function foreignNames(lines: readonly PageLine[], version: string): Fault[] {
  const own = productIn(version);
  return lines.flatMap(({number, prose, code}) => [
    ...productFaults(prose, own, number),
    // Commands, messages and hosts keep the first name, so code can only have the last one too early.
    ...(own === productNames[0]!.product ? productFaults(code.join('\n'), own, number) : []),
    ...Object.entries(laterNames)
      .filter(([name, feature]) => !hasCome(feature, version) && hasWord(prose, name))
      .map(([name, feature]) => ({
        line: number,
        message: `the name ${name} came with ${arrivalIn(feature, version)}`,
        expected: `what ${version} has`,
      })),
  ]);
}

/** The same for a text that is not a page, such as a drawing or the labels of a sidebar. */
export function foreignNamesInText(text: string, version: string): Fault[] {
  const lines = text.split('\n').map((prose, at): PageLine => ({
    number: at + 1,
    prose,
    code: [],
    isFenced: false,
  }));
  return foreignNames(lines, version);
}

/** What the product is called in a version. */
export function productIn(version: string): string {
  return (productNames.findLast(({since}) => compareVersions(since, version) <= 0) ?? productNames[0]!).product;
}

function productFaults(text: string, product: string, line: number): Fault[] {
  return productNames
    .map((names) => names.product)
    .filter((other) => other !== product && hasWord(text, other))
    .map((other) => ({
      line,
      message: `the product is called ${other}`,
      expected: `${product}, its name in this version`,
    }));
}

/** Owners of repositories, certificates and hosts are called the same in every version. */
function hasWord(text: string, word: string): boolean {
  return new RegExp(String.raw`(?<![\w/@.-])${word}(?![\w/-]|\.\w)`).test(text);
}
