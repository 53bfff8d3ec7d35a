import {pluralize} from '../../lib/pluralize';
import type {PageChange} from './page-history';
import type {FeatureKind} from '../availability';

const nouns: Readonly<Record<FeatureKind, string>> = {
  operation: 'Operation',
  parameter: 'Parameter',
  key: 'Key',
  variable: 'Environment variable',
  command: 'Command',
  directive: 'Directive',
  global: 'Global',
  method: 'Method',
  component: 'Component option',
  query: 'Query',
};

/** A change in words, before and after the name that it is about; code is in backticks. */
export function describeChange({kind, of, what, from, to, parts, release, successor}: PageChange): {
  before: string;
  after: string;
} {
  const inside = parts ? ` with ${pluralize(parts, 'key')} inside` : '';
  return {
    before: `${nouns[kind]} `,
    after: `${of === undefined ? '' : ` of \`${of}\``}${inside} ${outcome()}`,
  };

  function outcome(): string {
    switch (what) {
      case 'added':
        return release === undefined ? 'added' : `added in ${release}`;
      case 'removed':
        return successor === undefined ? 'removed' : `replaced by \`${successor}\``;
      case 'deprecated':
        return successor === undefined ? 'deprecated' : `deprecated: use \`${successor}\``;
      default:
        return `has the default \`${to}\` instead of \`${from}\``;
    }
  }
}
