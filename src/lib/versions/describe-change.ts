import {counted} from '../counted';
import type {PageChange} from './page-history';

const nouns = {
  operation: 'Operation',
  parameter: 'Parameter',
  key: 'Key',
  error: 'Error',
  response: 'Response',
  global: 'Global',
  method: 'Method',
  directive: 'Directive',
  component: 'Component option',
  query: 'Query',
  entry: '',
};

/** What a change is about. An `entry` is anything else that a table or heading names. */
export type ChangedKind = keyof typeof nouns;

/** A change in words, before and after the name that it is about; code is in backticks. */
export function describeChange({kind, of, what, from, to, parts, release, successor}: PageChange): {
  before: string;
  after: string;
} {
  const noun = nouns[kind];
  const inside = parts ? ` with ${counted(parts, 'key')} inside` : '';
  return {
    before: noun && `${noun} `,
    after: `${of === undefined ? '' : ` of \`${of}\``}${inside} ${outcome()}`,
  };

  function outcome(): string {
    switch (what) {
      case 'added':
        return release === undefined ? 'added' : `added in ${release}`;
      case 'removed':
        return successor === undefined ? 'removed' : `removed: use \`${successor}\``;
      case 'deprecated':
        return successor === undefined ? 'deprecated' : `deprecated: use \`${successor}\``;
      case 'default':
        return `has the default \`${to}\` instead of \`${from}\``;
      case 'required':
        return to === 'yes' ? 'is required' : to === 'no' ? 'is optional' : 'is required in some cases';
      default:
        return `accepts \`${to}\` instead of \`${from}\``;
    }
  }
}
