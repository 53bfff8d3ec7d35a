import {isObject, parseJson, type Json} from '../../lib/json';
import type {SampleForm} from './request-forms';

/**
 * The kinds of calls of an operation: with a user's name and password, like all but a few; with both in the body, for a
 * session or for tokens; with the session's cookie; with a refresh token; or with a response that is not JSON.
 */
export const callKinds = ['password', 'login', 'logout', 'tokens', 'refresh', 'backup'] as const;

export type CallKind = (typeof callKinds)[number];

/** The body of a request to the operations API. */
export type OperationBody = {operation: string; [parameter: string]: Json};

/** The body in a JSON text; undefined unless the text is a JSON object that names its operation. */
export function operationBody(text: string): OperationBody | undefined {
  const value = parseJson(text);
  return isObject(value) && typeof value.operation === 'string' ? (value as OperationBody) : undefined;
}

export const isOperationBody = (text: string): boolean => operationBody(text) !== undefined;

/** @param body text for which `isOperationBody` holds */
export function callKind(body: string): CallKind {
  const {operation, username} = JSON.parse(body) as Record<string, unknown>;
  if (operation === 'login' || operation === 'logout') return operation;
  if (operation === 'create_authentication_tokens' && username !== undefined) return 'tokens';
  if (operation === 'refresh_operation_token') return 'refresh';
  return operation === 'get_backup' ? 'backup' : 'password';
}

/**
 * The number of lines that each form has in addition to its JSON, in the order of `callKinds`. The page reserves this
 * room before the samples are loaded, so it must be known without writing them; a test compares the two.
 */
export const addedLines: Record<SampleForm, readonly number[]> = {
  curl: [4, 5, 3, 4, 3, 4],
  javascript: [11, 11, 8, 10, 8, 14],
  python: [11, 14, 12, 10, 8, 13],
  go: [35, 39, 28, 39, 28, 40],
  php: [14, 14, 12, 13, 11, 15],
};
