import {expect, it} from 'vitest';
import config from '../../../docusaurus.config';

it('gives plugins their data in functions, since Docusaurus sends all options to every reader', () => {
  expect(JSON.stringify(config.plugins).length).toBeLessThan(6000);
});
