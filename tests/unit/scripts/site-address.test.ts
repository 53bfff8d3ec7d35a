import {readSiteSettings} from '@site/src/config/site';
import {addressNote} from '@site/scripts/site-address.mjs';
import {expect, it} from 'vitest';

it('names the address that a build without one takes', () => {
  expect(addressNote({})).toContain(`will name ${readSiteSettings({}).url}.`);
  expect(addressNote({SITE_URL: ''})).toBe(addressNote({}));
  // A build that prints "warn" fails the tests of the project.
  expect(addressNote({})).not.toMatch(/warn/i);
});

it('is silent where an address is given', () =>
  expect(addressNote({SITE_URL: 'https://docs.example.com'})).toBeUndefined());
