import type {Hosting, Redirect} from './types';

/**
 * Old addresses for a key value store of CloudFront.
 *
 * @returns the text of a file to import into the store
 */
export function keyValueStore(redirects: Redirect[]): string {
  return JSON.stringify({data: redirects.map(([key, value]) => ({key, value}))}, null, 1);
}

/**
 * A CloudFront function for requests of viewers, in front of a bucket that holds the site: it redirects old and untidy
 * addresses and finds the file of a page. The store that it reads is associated with it.
 *
 * @returns the text of its code
 */
export function viewerRequest({baseUrl}: Hosting): string {
  const root = baseUrl.length > 1 ? baseUrl.slice(0, -1) : baseUrl;
  return `import cf from 'cloudfront';

const moved = cf.kvs();

function queryOf(request) {
  const parts = [];
  for (const name in request.querystring) {
    const {value, multiValue} = request.querystring[name];
    for (const one of multiValue || [{value}]) parts.push(one.value === '' ? name : name + '=' + one.value);
  }
  return parts.length > 0 ? '?' + parts.join('&') : '';
}

function redirect(request, path) {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: {location: {value: path + queryOf(request)}},
  };
}

async function handler(event) {
  const request = event.request;
  const path = request.uri;
  const plain = path === ${JSON.stringify(`${baseUrl}index.html`)} || path === ${JSON.stringify(baseUrl)}
    ? ${JSON.stringify(root)}
    : path.replace(/(?:\\/index)?\\.html\\/*$|\\/+$/, '');
  try {
    return redirect(request, await moved.get(plain));
  } catch (error) {
    // It is no old address.
  }
  if (plain !== path && path !== ${JSON.stringify(`${baseUrl}404.html`)}) return redirect(request, plain);
  // Numbers of releases have a dot, too; endings of files begin with a letter.
  if (!/\\.[a-z][a-z0-9]*$/.test(path)) request.uri = path + '.html';
  return request;
}
`;
}

/**
 * Two response headers policies of CloudFront: of everything, and of files that are kept.
 *
 * @param policy the Content-Security-Policy
 * @returns the text of a file for each, to give to the command that creates a policy
 */
export function responseHeaders(policy: string, hosting: Hosting): {all: string; hashed: string} {
  const {headers, cache} = hosting;
  const withCache = (name: string, value: string) => {
    const items = Object.entries({...headers, 'Content-Security-Policy': policy, 'Cache-Control': value});
    return JSON.stringify({Name: name, ...splitHeaders(items)}, null, 1);
  };
  return {
    all: withCache('documentation', cache.other),
    hashed: withCache('documentation-hashed', cache.hashed),
  };
}

/** CloudFront takes headers of security apart; as custom ones it refuses them. */
function splitHeaders(items: [string, string][]): Record<string, unknown> {
  const security: Record<string, unknown> = {};
  const custom: unknown[] = [];
  for (const [name, value] of items) {
    if (name === 'Content-Security-Policy')
      security.ContentSecurityPolicy = {Override: true, ContentSecurityPolicy: value};
    else if (name === 'X-Content-Type-Options') security.ContentTypeOptions = {Override: true};
    else if (name === 'Referrer-Policy') security.ReferrerPolicy = {Override: true, ReferrerPolicy: value};
    else if (name === 'Strict-Transport-Security') {
      const [, age = '0'] = /max-age=(\d+)/.exec(value) ?? [];
      security.StrictTransportSecurity = {
        Override: true,
        AccessControlMaxAgeSec: Number(age),
        IncludeSubdomains: /includeSubDomains/i.test(value),
      };
    } else custom.push({Header: name, Value: value, Override: true});
  }
  return {SecurityHeadersConfig: security, CustomHeadersConfig: {Quantity: custom.length, Items: custom}};
}
