import {each} from './each';
import type {Availabilities} from './types';

/** Operators between an attribute and a value in the query of a URL. */
export const restOperators: Availabilities = {
  ...each({since: '4.2'}, '=', '=lt=', '=le=', '=gt=', '=ge=', '=ne='),
  ...each({since: '4.2', isOptional: true}, '>', '>=', '<', '<='),
  '=eq=': {since: '4.3', isOptional: true},
  '!=': {since: '4.2', documentedSince: '4.3'},
  ...each({since: '4.3'}, '==', '===', '!==', '=ct=', '=sw=', '=ew='),
};

/** Signs that join conditions. */
export const restJoiners: Availabilities = {
  '&': {since: '4.2'},
  '|': {since: '4.3'},
  '( )': {since: '4.3'},
  '[ ]': {since: '4.3'},
};

/** Calls in the query of a URL. */
export const restFunctions: Availabilities = {
  ...each({since: '4.2'}, 'select', 'limit'),
  sort: {since: '4.3'},
};

/** Other query syntax. */
export const restSyntax: Availabilities = {
  'nested select': {since: '4.3'},
  'path over a relationship': {since: '4.3'},
  'typed value': {since: '4.3'},
};
