import {describe, expect, it} from 'vitest';
import {readSiteSettings} from '../../../src/config/site';
import {projectText} from '../../support';

describe('readSiteSettings', () => {
  it('works on a fresh machine', () => {
    expect(readSiteSettings({})).toMatchObject({
      url: 'http://localhost:3000',
      baseUrl: '/',
      editUrl: 'https://github.com/harper-documentation/harper-documentation/edit/main/{path}',
      analyticsId: undefined,
      docsVersions: undefined,
      docsIndex: 'all',
      isDevelopment: false,
      precompress: true,
      forwarders: true,
      hsts: false,
      serviceWorker: true,
    });
  });

  it('reads the variables that the README lists, and no others', () => {
    const asked = new Set<string>();
    readSiteSettings(new Proxy({}, {get: (_, name) => void asked.add(String(name))}));
    const readme = projectText('src/config/README.md');
    const listed = [...readme.matchAll(/^\| (`[A-Z_`, ]+`) +\|/gm)].flatMap(
      ([, names = '']) => names.match(/[A-Z_]+/g) ?? [],
    );
    // These belong to Docusaurus and to GitHub Actions.
    const own = [...asked].filter((name) => !/^(?:NODE_ENV|GITHUB_\w+)$/.test(name));
    expect(new Set(own)).toEqual(new Set(listed));
  });

  it('has switches for what a host does by itself, and for what binds browsers', () => {
    const env = {PRECOMPRESS: 'off', FORWARDERS: 'off', HSTS: 'on', SERVICE_WORKER: 'off'};
    const switched = {precompress: false, forwarders: false, hsts: true, serviceWorker: false};
    expect(readSiteSettings(env)).toMatchObject(switched);
  });

  it('takes an empty variable for an absent one, as CI systems set them', () => {
    const empty = {SITE_URL: '', BASE_URL: '', ANALYTICS_ID: '', DOCS_VERSIONS: ''};
    expect(readSiteSettings(empty)).toEqual(readSiteSettings({}));
  });

  it('names the fork that GitHub Actions runs in, unless told otherwise', () => {
    const env = {GITHUB_SERVER_URL: 'https://git.example.com', GITHUB_REPOSITORY: 'ridgeline/docs'};
    expect(readSiteSettings(env).repositoryUrl).toBe('https://git.example.com/ridgeline/docs');
    expect(readSiteSettings({...env, REPOSITORY_URL: 'https://example.com/docs/'}).repositoryUrl).toBe(
      'https://example.com/docs',
    );
  });

  it('takes the address at which another forge edits a file', () => {
    const editUrl = 'https://gitlab.com/owner/docs/-/edit/main/{path}';
    expect(readSiteSettings({EDIT_URL: editUrl}).editUrl).toBe(editUrl);
    expect(readSiteSettings({REPOSITORY_URL: 'https://github.com/a/b', REPOSITORY_BRANCH: 'dev'}).editUrl).toBe(
      'https://github.com/a/b/edit/dev/{path}',
    );
    expect(readSiteSettings({REPOSITORY_BRANCH: 'docs/next-1.0'}).editUrl).toContain('/edit/docs/next-1.0/{path}');
  });

  it('takes the address at which another forge opens an issue', () => {
    const issueUrl = 'https://gitlab.com/owner/docs/-/issues/new?issue[title]={title}&issue[description]={body}';
    expect(readSiteSettings({ISSUE_URL: issueUrl}).issueUrl).toBe(
      'https://gitlab.com/owner/docs/-/issues/new?issue%5Btitle%5D={title}&issue%5Bdescription%5D={body}',
    );
    expect(readSiteSettings({REPOSITORY_URL: 'https://github.com/a/b'}).issueUrl).toBe(
      'https://github.com/a/b/issues/new?title={title}&body={body}',
    );
  });

  it.each([
    [{SITE_URL: 'docs.example.com'}, 'SITE_URL is "docs.example.com"'],
    [{SITE_URL: 'https://example.com/docs'}, 'set the path with BASE_URL'],
    [{SITE_URL: 'ftp://example.com'}, 'SITE_URL is "ftp://example.com"'],
    [{BASE_URL: 'docs'}, 'BASE_URL is "docs"'],
    [{BASE_URL: '/docs'}, 'a slash at both ends'],
    [{ANALYTICS_ID: "G-1');alert(1)//"}, 'expected a measurement id'],
    [{ANALYTICS_ID: 'UA-12345678-1'}, 'ANALYTICS_ID is "UA-12345678-1": expected a measurement id such as G-'],
    [{ANALYTICS_ID: 'G-'}, 'expected a measurement id'],
    [{SPLIT_GENERATED: '1'}, 'SPLIT_GENERATED is "1": expected on or off'],
    [{SERVICE_WORKER: 'false'}, 'SERVICE_WORKER is "false": expected on or off'],
    [{DOCS_INDEX: 'newest'}, 'DOCS_INDEX is "newest": expected all, latest, none'],
    [{REPOSITORY_URL: 'git@example.com:docs'}, 'REPOSITORY_URL is "git@example.com:docs"'],
    [{REPOSITORY_URL: 'https://github.com/owner/docs.git'}, 'expected the address of its page, without .git'],
    [{SITE_URL: 'https:docs.example.com'}, 'SITE_URL is "https:docs.example.com"'],
    [{SITE_URL: 'https://maya:secret@example.com'}, 'SITE_URL is "https://…@example.com": expected an address without'],
    [{BASE_URL: '/../'}, 'BASE_URL is "/../"'],
    [{BASE_URL: '/docs/./'}, 'BASE_URL is "/docs/./"'],
    [{REPOSITORY_BRANCH: 'bad branch'}, 'REPOSITORY_BRANCH is "bad branch": expected the name of a branch'],
    [{REPOSITORY_BRANCH: '../main'}, 'REPOSITORY_BRANCH is "../main"'],
    [
      {EDIT_URL: 'https://gitlab.com/owner/docs'},
      'EDIT_URL is "https://gitlab.com/owner/docs": expected an address with {path}',
    ],
    [{ISSUE_URL: 'https://gitlab.com/owner/docs/-/issues/new'}, 'expected an address with {title} and {body}'],
  ])('says what is wrong with %o', (env, message) => expect(() => readSiteSettings(env)).toThrow(message));
});

describe('Algolia', () => {
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

  it.each([
    [{ALGOLIA_APP_ID: 'AB12CD34EF'}, 'ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME is not set'],
    [{ALGOLIA_AGENT_ID: 'agent-1'}, 'ALGOLIA_APP_ID'],
    [{...env, ALGOLIA_APP_ID: 'evil.example/'}, 'ALGOLIA_APP_ID is "evil.example/"'],
    [{...env, ALGOLIA_INDEX_NAME: 'a*b'}, 'ALGOLIA_INDEX_NAME is "a*b"'],
    [{...env, ALGOLIA_AGENT_ID: '../x'}, 'ALGOLIA_AGENT_ID is "../x"'],
    [{...env, ALGOLIA_API_KEY: 'secret key with spaces'}, 'ALGOLIA_API_KEY is 22 characters long'],
  ])('is refused with %o, and no key is printed', (settings, message) => {
    expect(() => readSiteSettings(settings)).toThrow(message);
    expect(() => readSiteSettings(settings)).not.toThrow('secret');
  });
});
