// markdownlint-cli2 0.22.1 has no types for the parts that it passes on.

declare module 'markdownlint-cli2/markdownlint/promise' {
  export type Configuration = Record<string, unknown>;

  export interface LintError {
    lineNumber: number;
    ruleNames: string[];
    ruleDescription: string;
    errorDetail: string | null;
    errorContext: string | null;
  }

  /** Faults by the names of the texts. */
  export function lint(options: {
    strings: Record<string, string>;
    config: Configuration;
  }): Promise<Record<string, LintError[]>>;
}

declare module 'markdownlint-cli2/parsers/jsonc' {
  export default function parse(text: string): unknown;
}
