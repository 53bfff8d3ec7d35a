import {expectOptions, fillTemplate} from '@site/scripts/scaffold/template';
import {expect, it} from 'vitest';

it('names every option that is missing or empty', () => {
  const given = {title: 'A title', highlight: ['']};
  expect(() => expectOptions(given, ['title'])).not.toThrow();
  expect(() => expectOptions(given, ['title', 'opening', 'highlight'])).toThrow(
    /^--opening is missing: the first paragraph.*\.\n--highlight is missing: what the line.*\.$/,
  );
});

it('fills a template: front matter as YAML, the rest as it is said', () => {
  const values = {title: ' Drift: "what" it is ', description: 'How.', opening: 'It costs $1. {{x}} '};
  expect(fillTemplate('page.md', {...values, position: 3})).toBe(
    `---\ntitle: 'Drift: "what" it is'\nsidebar_position: 3\ndescription: How.\n---\n\nIt costs $1. {{x}}\n`,
  );
  expect(fillTemplate('page.md', values)).not.toContain('sidebar_position');
});

it('keeps what front matter would take for something else than a text', () => {
  const values = {title: 'Harper 4.8.0', description: 'true', version: '4.8.0', date: '2031-02-03', kind: 'minor'};
  const text = fillTemplate('release.md', {...values, opening: 'One.', changes: '## Fixed\n\n- A thing.'});
  expect(text).toContain('description: "true"\nsidebar_label: 4.8.0\nversion: "4.8.0"\ndate: "2031-02-03"\n');
  expect(text.endsWith('\nOne.\n\n## Fixed\n\n- A thing.\n')).toBe(true);
});
