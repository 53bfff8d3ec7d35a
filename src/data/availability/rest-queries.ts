import type {Availabilities} from './types';

/** Operators between an attribute and a value in the query of a URL. */
export const restOperators: Availabilities = {
  '=': {since: '4.2'},
  '=lt=': {since: '4.2'},
  '=le=': {since: '4.2'},
  '=gt=': {since: '4.2'},
  '=ge=': {since: '4.2'},
  '=ne=': {since: '4.2'},
  '!=': {since: '4.3'},
  '==': {since: '4.3'},
  '===': {since: '4.3'},
  '!==': {since: '4.3'},
  '=ct=': {since: '4.3'},
  '=sw=': {since: '4.3'},
  '=ew=': {since: '4.3'},
};

/** What joins conditions. */
export const restJoiners: Availabilities = {
  '&': {since: '4.2'},
  '|': {since: '4.3'},
  '( )': {since: '4.3'},
  '[ ]': {since: '4.3'},
};

/** Calls in the query of a URL. */
export const restFunctions: Availabilities = {
  select: {since: '4.2'},
  limit: {since: '4.2'},
  sort: {since: '4.3'},
};

/** Further syntax of queries. */
export const restSyntax: Availabilities = {
  'nested select': {since: '4.3'},
  'path over a relationship': {since: '4.3'},
  'typed value': {since: '4.3'},
};
