import {callKind} from '../calls';
import type {SampleForm} from '../request-forms';
import type {CodeToken} from '../tokens';
import {defaultValues, type Values} from '../default-values';
import {curlTokens} from './curl';
import {goTokens} from './go';
import {fetchTokens} from './javascript';
import {phpTokens} from './php';
import {pythonTokens} from './python';
import type {Request} from './request';

const writers: Record<SampleForm, {language: string; write: (request: Request) => CodeToken[]}> = {
  curl: {language: 'bash', write: curlTokens},
  javascript: {language: 'javascript', write: fetchTokens},
  python: {language: 'python', write: pythonTokens},
  go: {language: 'go', write: goTokens},
  php: {language: 'php', write: phpTokens},
};

/** A request to the operations API in one of the forms that readers choose from. */
export interface Sample {
  /** The name that code fences use. */
  language: string;
  tokens: CodeToken[];
}

/**
 * Writes a request to the operations API as code that sends it.
 *
 * @param body text for which `isOperationBody` holds
 */
export function requestSample(form: SampleForm, body: string, values: Values = defaultValues): Sample {
  const {language, write} = writers[form];
  return {language, tokens: write({body, kind: callKind(body), values})};
}
