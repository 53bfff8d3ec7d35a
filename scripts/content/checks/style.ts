import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {lint, type Configuration} from 'markdownlint-cli2/markdownlint/promise';
import parseJsonc from 'markdownlint-cli2/parsers/jsonc';
import {pagesAt, type ContentCheck} from '../site';

/** What other checks tell, with more to say: fences without a language, and links to anchors of the page. */
const TOLD_ELSEWHERE = {MD040: false, MD051: false};

/** The rules of `.markdownlint-cli2.jsonc`, those that `npm run lint` holds pages to. */
export const checkStyle: ContentCheck = async (site, files) => {
  const pages = pagesAt(site, files);
  if (pages.length === 0) return [];
  const {config} = parseJsonc(readFileSync(join(site.root, '.markdownlint-cli2.jsonc'), 'utf8')) as {
    config: Configuration;
  };
  const results = await lint({
    strings: Object.fromEntries(pages.map(({file, text}) => [file, text])),
    config: {...config, ...TOLD_ELSEWHERE},
  });
  return Object.entries(results).flatMap(([file, faults]) =>
    faults.map(({lineNumber, ruleNames, ruleDescription, errorDetail, errorContext}) => ({
      file,
      line: lineNumber,
      message: `${ruleDescription}${errorContext ? ` (${errorContext})` : ''}`,
      expected: `${errorDetail ? `${errorDetail.replace(/\.$/, '')}, ` : ''}by the rule ${ruleNames[0]}`,
    })),
  );
};
