import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {contentPolicy, securityHeaders} from '../../../../src/config/hosting';
import {inlineHashes, joinHashes, policyText, withPolicy} from '../../../../src/features/hosting/node/content-policy';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const algolia = {appId: 'AB12CD34EF', apiKey: 'search-only', indexName: 'docs', agentId: undefined};
const none = {analyticsId: undefined, algolia: undefined};

describe('hashes of a page', () => {
  it('are those of inline scripts and styles, each once; data and files have none', () => {
    const html = `<script>a()</script><script src=/b.js></script><script type=application/ld+json>{}</script>
      <script data-rh=true>c()</script><script>a()</script><style>d{}</style>`;
    expect(inlineHashes(html)).toEqual({scripts: [sha256('a()'), sha256('c()')], styles: [sha256('d{}')]});
  });

  it('take a script as it stands, line breaks included', () =>
    expect(inlineHashes('<script>\n a()\n</script>').scripts).toEqual([sha256('\n a()\n')]));

  it('of several pages do not depend on their order', () => {
    const [one, two] = [inlineHashes('<script>a</script>'), inlineHashes('<script>b</script><script>a</script>')];
    expect(joinHashes([one, two])).toEqual(joinHashes([two, one]));
    expect(joinHashes([one, two]).scripts).toHaveLength(2);
  });
});

describe('the policy', () => {
  const text = (settings: Parameters<typeof contentPolicy>[0]) =>
    policyText(contentPolicy(settings), {scripts: ["'sha256-x'"], styles: ["'sha256-y'"]});

  it('allows scripts of the site and by hash, and no code from strings', () => {
    expect(text(none)).toContain("script-src 'self' 'sha256-x'; style-src-elem 'self' 'sha256-y';");
    expect(text({analyticsId: 'G-1', algolia})).not.toContain('unsafe-eval');
    expect(text({analyticsId: 'G-1', algolia})).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it('names no other host without a service', () => expect(text(none)).not.toMatch(/https?:|\*/));

  it('lets each service reach its own hosts alone', () => {
    expect(text({...none, analyticsId: 'G-1'})).toContain('https://*.google-analytics.com');
    expect(text({...none, analyticsId: 'G-1'})).not.toContain('algolia');
    const hosts = ['AB12CD34EF-dsn.algolia.net', ...[1, 2, 3].map((number) => `AB12CD34EF-${number}.algolianet.com`)];
    const connect = `connect-src 'self' ${hosts.map((host) => `https://${host}`).join(' ')}`;
    expect(text({...none, algolia})).toContain(`${connect};`);
    expect(text({...none, algolia: {...algolia, agentId: 'a'}})).toContain(
      `${connect} https://AB12CD34EF.algolia.net;`,
    );
    expect(text({...none, algolia})).not.toContain('google');
  });

  it('stands behind the encoding of a page and before its scripts', () => {
    const html = withPolicy('<head><meta charset=UTF-8><script>a</script></head>', {'script-src': ["'self'"]});
    expect(html).toBe(
      `<head><meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="script-src 'self' ${sha256('a')}"><script>a</script></head>`,
    );
    expect(() => withPolicy('<head></head>', {})).toThrow('<meta charset>');
  });
});

it('binds browsers to HTTPS only where that is wanted', () => {
  expect(securityHeaders({hsts: false})).not.toHaveProperty('Strict-Transport-Security');
  expect(securityHeaders({hsts: true})['Strict-Transport-Security']).toBe('max-age=31536000');
});
