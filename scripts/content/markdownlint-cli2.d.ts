declare module 'markdownlint-cli2/parsers/jsonc' {
  export default function parse(text: string): unknown;
}
