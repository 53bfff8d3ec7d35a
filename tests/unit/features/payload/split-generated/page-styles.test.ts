import {execFileSync} from 'node:child_process';
import {pageStyles} from '@site/src/features/payload/node/split-generated/page-styles';
import {expect, it} from 'vitest';

it('each group of styles is that of files that there are: else they would join what every page loads', () => {
  const styles = execFileSync('git', ['ls-files', 'src/*.css'], {encoding: 'utf8'}).trim().split('\n');
  const groups = Object.values(pageStyles);
  expect(groups.length).toBeGreaterThan(1);
  const empty = groups.filter(({test}) => !styles.some((file) => test.test(`/site/${file}`)));
  expect(empty.map(({name}) => name)).toEqual([]);
});
