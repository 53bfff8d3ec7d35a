import {isMap, LineCounter, parseDocument} from 'yaml';
import type {Json} from '../../lib/json';

/** The content of a file, or why it cannot be read. */
export type ReadFile = {file: {[key: string]: Json}} | {error: string; line: number};

/** The content of a YAML file. */
export function readYaml(text: string): ReadFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const [error] = document.errors;
  if (error) return {error: error.message, line: lineCounter.linePos(error.pos[0]).line};
  const {contents} = document;
  if (contents === null) return {error: 'The file is empty', line: 1};
  if (!isMap(contents))
    return {error: 'The file isn’t a list of keys, such as `http:` with `port: 9926` inside', line: 1};
  return {file: document.toJS() as {[key: string]: Json}};
}
