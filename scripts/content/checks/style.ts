import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Configuration, LintError} from 'markdownlint';
import {lint} from 'markdownlint/promise';
import parseJsonc from 'markdownlint-cli2/parsers/jsonc';
import {pagesAt, type ContentCheck, type Problem} from '../site';

/** Rules that other checks cover in more detail: fences without a language, anchors of the page, undefined references. */
const TOLD_ELSEWHERE = {MD040: false, MD051: false, MD052: false};

interface Settings {
  config: Configuration;
}

/** Checks the rules of `.markdownlint-cli2.jsonc`, as `npm run lint` does. */
export const checkStyle: ContentCheck = async (site, files) => {
  const pages = pagesAt(site, files);
  if (pages.length === 0) return [];
  const {config} = parseJsonc(readFileSync(join(site.root, '.markdownlint-cli2.jsonc'), 'utf8')) as Settings;
  const settings = {...config, ...TOLD_ELSEWHERE};
  // One by one, since markdownlint goes from page to page by recursion, which overflows the stack for all pages.
  const problems: Problem[] = [];
  for (const {file, text} of pages) {
    const {[file]: found = []} = await lint({strings: {[file]: text}, config: settings});
    problems.push(...found.map((problem) => ({file, line: problem.lineNumber, message: messageOf(problem)})));
  }
  return problems;
};

/** A problem in the words of markdownlint: the rule, what it asks for, and what it found. */
function messageOf({ruleNames, ruleDescription, errorDetail, errorContext}: LintError): string {
  const found = [errorDetail?.replace(/\.$/, ''), errorContext && `"${errorContext}"`].filter(Boolean).join(', ');
  return `${ruleNames[0]}: ${ruleDescription}${found && ` (${found})`}`;
}
