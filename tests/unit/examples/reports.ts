import {checkExamples} from '@site/scripts/examples/check-examples';
import type {Page} from '@site/scripts/pages/read-pages';
import {formatProblem, type Problem} from '@site/src/lib/problems';
import {expect, test} from 'vitest';

/** The only fence of a page, whose content starts on line 6. */
interface Sample {
  fence: string;
  content: string;
  file?: string;
}

/** An object stands for its JSON, and no message for nothing to be told. A message begins with its line. */
export type SampleRow = [content: string | object, message?: string, file?: string];

export const PAGE = 'versioned_docs/version-4.7/developers/sample.md';

export const formatProblems = (problems: Problem[]): string => problems.map(formatProblem).join('\n');

/** The problems of each sample, beside pages that say what there is. One run for all: it starts the compiler. */
export async function reportsOn(sources: Page[], samples: readonly Sample[]): Promise<string[]> {
  const pages = samples.map(({fence, content, file = PAGE}, index) => ({
    file: file.replace('sample', `sample-${index}`),
    text: `---\ntitle: Sample\n---\n\n\`\`\`${fence}\n${content}\n\`\`\`\n`,
  }));
  const files = pages.map(({file}) => file);
  const problems = await checkExamples({pages: [...sources, ...pages], versions: ['4.7']}, files);
  return files.map((file, index) =>
    formatProblems(problems.filter((problem) => problem.file === file)).replaceAll(file, samples[index]!.file ?? PAGE),
  );
}

/** Tests what is told of samples, by their fences. */
export async function testSamples(sources: Page[], byFence: Record<string, SampleRow[]>): Promise<void> {
  const samples = Object.entries(byFence).flatMap(([fence, rows]) =>
    rows.map(([content, message = '', file = PAGE]) => ({
      fence,
      content: typeof content === 'string' ? content : JSON.stringify(content, null, 2),
      message,
      file,
    })),
  );
  const reports = await reportsOn(sources, samples);
  const told = samples.map((sample, index) => ({...sample, report: reports[index]}));
  test.each(told.filter(({message}) => !message))('of $fence in $file passes: $content', ({report}) => {
    expect(report).toBe('');
  });
  test.each(told.filter(({message}) => message))('of $fence is told: $message', ({message, file, report}) => {
    const [line, ...words] = message.split(': ');
    expect(report).toContain(`${file}:${line}: `);
    expect(report).toContain(words.join(': '));
    expect(report).toMatch(/; expected .+\.$/);
    expect(report).not.toContain('\n');
  });
}
