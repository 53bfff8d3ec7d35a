import {expect, test} from 'vitest';
import {minorOf} from '../../../../src/lib/releases/minor-of';

test.each([
  ['4.6.17', '4.6'],
  ['4.10.0', '4.10'],
  ['4.7', '4.7'],
])('%s belongs to %s', (release, minor) => expect(minorOf(release)).toBe(minor));
