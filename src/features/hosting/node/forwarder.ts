import {redirectToCanonical} from './inline-script';

/**
 * A page at an old address, for hosts that cannot redirect; keeps the query and fragment. Replaces the page of
 * plugin-client-redirects, whose script differs for each target, so each would need its own hash in the policy.
 *
 * @param to address of the page, with the base URL
 */
export function forwarderHtml(to: string): string {
  const address = encodeURI(to).replaceAll('"', '%22').replaceAll('&', '&amp;');
  return [
    '<!doctype html><html lang=en><head><meta charset=UTF-8>',
    `<meta http-equiv=refresh content="0; url=${address}"><link rel=canonical href="${address}">`,
    `<title>${address}</title><script>${redirectToCanonical}</script></head><body><a href="${address}">${address}</a></body></html>`,
  ].join('');
}
