import {linesOf} from '@site/src/features/search/engine/blocks';
import {extractSections} from '@site/src/features/search/node/extract-sections';
import {COLUMN} from '@site/src/page-model/columns';
import {parsePage} from '@site/src/page-model/parse';
import {describe, expect, it} from 'vitest';
import {table} from '../../tables';

const extract = (source: string, isMdx = false) =>
  extractSections(parsePage(source, isMdx)).map((section) => ({
    ...section,
    content: linesOf(section.blocks).join('\n'),
  }));

describe('extractSections', () => {
  it('begins with what stands before the first heading', () => {
    const [start, first] = extract('---\ntitle: x\n---\nIntro.\n\n## One\n\nText.');
    expect(start).toMatchObject({anchor: null, level: 1, headings: [], content: 'Intro.'});
    expect(first).toMatchObject({anchor: 'one', level: 2, headings: ['One'], content: 'Text.'});
  });

  it('keeps the headings above a section', () => {
    const paths = extract('## A\n### B\n#### C\n### D\n## E').map(({headings}) => headings.join('/'));
    expect(paths).toEqual(['', 'A', 'A/B', 'A/B/C', 'A/D', 'E']);
  });

  it('takes two headings with one id for one section', () =>
    expect(extract('## `x`\nOne.\n## Other {#x}\nTwo.').map(({anchor, content}) => [anchor, content])).toEqual([
      [null, ''],
      ['x', 'One.\nTwo.'],
    ]));

  it('reads the rows of tables, and what they define', () => {
    const [section] = extract(table('Key | Default', '`http.port` | `9926`', 'plain | -'));
    expect(section).toMatchObject({content: 'http.port: 9926\nplain', names: ['http.port']});
  });

  it('reads what a list defines, and admonitions', () => {
    const [section] = extract('- **`port`**: where to listen\n\n:::note[Mind]\n\nCareful.\n\n:::');
    expect(section!.names).toEqual(['port']);
    expect(section!.content).toContain('Careful.');
  });

  it('leaves captions, comments and imports out', () => {
    const [section] = extract("import X from 'x';\n\n{/* hidden */}\n\n**Response** `200`\n\nShown.", true);
    expect(section!.content).toBe('Shown.');
  });

  it('keeps markup in code as text', () => expect(extract('Use `<script>`.')[0]!.content).toBe('Use <script>.'));

  it('takes identifiers and paths from code, and no tokens', () => {
    const text = '```yaml\nhttp:\n  port: 9926\n  tls:\n    key: eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9\n```';
    const {code} = extract(text)[0]!;
    expect(code.split(' ')).toEqual(expect.arrayContaining(['http.port', 'http.tls.key']));
    expect(code).not.toContain('eyJ');
  });

  it('keeps steps with their numbers and their code, and code in its own place', () => {
    const [section] = extract(
      'Do this:\n\n1. Install `nvm`:\n\n   ```bash\n   nvm install\n   ```\n\n2. Check.\n\n**Request**\n\n```json\n{}\n```',
    );
    expect(section!.blocks).toEqual([
      {type: 'text', text: 'Do this:'},
      {type: 'item', text: 'Install `nvm`:', number: 1},
      {type: 'code', text: 'nvm install', language: 'bash', depth: 1},
      {type: 'item', text: 'Check.', number: 2},
      {type: 'caption', text: 'Request'},
      {type: 'code', text: '{}', language: 'json'},
    ]);
  });

  it('keeps the head of a table', () =>
    expect(extract('| Key | Meaning |\n| --- | --- |\n| `a` | One |')[0]!.blocks).toEqual([
      {type: 'table', head: ['Key', 'Meaning'], rows: [['`a`', 'One']]},
    ]));

  it('reads status codes and default ports, which readers paste', () => {
    const numbersOf = (...lines: Parameters<typeof table>) => extract(table(...lines))[0]!.numbers;
    expect(numbersOf('Status | Message | Cause', '401 | `Must login` | None', '`503` | Try again | x')).toEqual([
      '401',
      '503',
    ]);
    expect(numbersOf(`Key | ${COLUMN.default}`, '`port` | `9925`')).toEqual(['9925']);
  });
});
