import type {Feature} from '../matrix';
import {operationFeatures, otherFeatures} from './collect-features';
import {belongs, kindOfPage} from './find-place';

let operations: Feature[] | undefined;
const others = otherFeatures();

/** The features of a kind; operations are read from the pages when a page first needs them. */
function featuresOf(kind: Feature['kind'] | undefined): Feature[] {
  if (kind === 'operation') operations ??= operationFeatures();
  return (kind === 'operation' ? operations! : others).filter((feature) => feature.kind === kind);
}

/**
 * The features that the headings of a page can name, for src/features/availability/node/mark-availability.ts.
 *
 * @param group of the operations of the page
 * @returns a function that finds the feature by the code of a heading, or undefined where there is nothing to find
 */
export function featuresOn(
  page: string,
  group: string | undefined,
): ((code: string) => Feature | undefined) | undefined {
  const kind = kindOfPage(page);
  const own = featuresOf(kind).filter((feature) => feature.group !== 'static' && belongs(feature, group));
  return own.length === 0 ? undefined : (code) => own.find((feature) => isNamed(feature, code));
}

/** Features that a page about globals, methods, directives, components or queries can name; none for other pages. */
export function featuresAbout(page: string): Feature[] {
  const own = kindOfPage(page);
  return own === 'operation' ? [] : featuresOf(own);
}

/**
 * Returns true if code is the name of a feature, on a page about it: arguments and the object of a member may be left
 * out.
 */
export function isNamed({name, kind}: Feature, code: string): boolean {
  const written = code.replace(/\(.*$/s, '');
  return written === name || (kind === 'global' && name.includes('.') && written === name.slice(name.indexOf('.') + 1));
}
