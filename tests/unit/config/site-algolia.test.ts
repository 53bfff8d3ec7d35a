import {expect, it} from 'vitest';
import {readSiteSettings} from '../../../src/config/site';

const env = {ALGOLIA_APP_ID: 'AB12CD34EF', ALGOLIA_API_KEY: '0123456789abcdef', ALGOLIA_INDEX_NAME: 'harper-docs'};

it('searches its own index unless Algolia is configured', () => {
  expect(readSiteSettings({}).algolia).toBeUndefined();
  expect(readSiteSettings({ALGOLIA_APP_ID: ''}).algolia).toBeUndefined();
});

it('takes Algolia with and without an agent', () => {
  const access = {appId: 'AB12CD34EF', apiKey: '0123456789abcdef', indexName: 'harper-docs'};
  expect(readSiteSettings(env).algolia).toEqual({...access, agentId: undefined});
  expect(readSiteSettings({...env, ALGOLIA_AGENT_ID: 'agent-1'}).algolia).toEqual({...access, agentId: 'agent-1'});
});

it('names what is missing', () => {
  expect(() => readSiteSettings({ALGOLIA_APP_ID: 'AB12CD34EF'})).toThrow(
    'ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME is not set',
  );
  expect(() => readSiteSettings({ALGOLIA_AGENT_ID: 'agent-1'})).toThrow('ALGOLIA_APP_ID');
});

it.each([
  ['ALGOLIA_APP_ID', 'evil.example/'],
  ['ALGOLIA_INDEX_NAME', 'a*b'],
  ['ALGOLIA_AGENT_ID', '../x'],
])('refuses %s=%s', (name, value) =>
  expect(() => readSiteSettings({...env, [name]: value})).toThrow(`${name} is "${value}"`),
);

it('does not print a key', () => {
  const refuse = () => readSiteSettings({...env, ALGOLIA_API_KEY: 'secret key with spaces'});
  expect(refuse).toThrow('ALGOLIA_API_KEY is 22 characters long');
  expect(refuse).not.toThrow('secret');
});
