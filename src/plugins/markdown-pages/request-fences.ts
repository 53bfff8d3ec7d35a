import type {Code, Html, RootContent} from 'mdast';
import {isOperationBody} from '../../lib/code/calls';
import {requestSample} from '../../lib/code/samples';
import {markedLines} from '../../build/marked-lines';
import {formsMarks} from './marks';

/**
 * A fence as plain Markdown: with its language and title, without what only this site understands. A request to the
 * operations API is followed by the calls that the page shows behind its tabs, in curl and JavaScript.
 */
export function plainFences(fence: Code): RootContent[] {
  const meta = fence.meta ?? '';
  const title = /\btitle=(?:"[^"]*"|'[^']*')/.exec(meta)?.[0];
  const {code, marked} = markedLines(fence.value, meta);
  const plain: Code = {...fence, lang: fence.lang ?? 'text', meta: title ?? null, value: code};
  const isRequest = fence.lang === 'json' && !title && marked.size === 0 && isOperationBody(code);
  if (!isRequest) return [plain];
  return [plain, line(formsMarks.open), form('curl', code), form('javascript', code), line(formsMarks.close)];
}

function form(name: 'curl' | 'javascript', body: string): Code {
  const {language, tokens} = requestSample(name, body);
  return {type: 'code', lang: language, meta: null, value: tokens.map(({text}) => text).join('')};
}

function line(value: string): Html {
  return {type: 'html', value};
}
