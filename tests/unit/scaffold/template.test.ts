import {fillTemplate} from '@site/scripts/scaffold/template';
import {expect, it} from 'vitest';

it('copies a template with values in front matter as YAML, and TODO where only a writer knows', () => {
  const text = fillTemplate('page.md', {title: 'Drift: "what" it is', position: 3});
  expect(text).toMatch(
    /^---\ntitle: 'Drift: "what" it is'\nsidebar_position: 3\ndescription: "TODO: .+"\n---\n\nTODO: /,
  );
  expect(fillTemplate('page.md', {title: 'Drift'})).not.toContain('sidebar_position');
});

it('keeps what front matter would take for something else than a text', () => {
  const values = {title: 'Harper 4.8.0', version: '4.8.0', date: '2031-02-03', kind: 'minor'};
  expect(fillTemplate('release.md', values)).toContain(
    'sidebar_label: 4.8.0\nversion: "4.8.0"\ndate: "2031-02-03"\nkind: minor\n',
  );
});
