// cspell:ignore AKIA opsur bglpat bxox abeoprs -- how keys begin
import {onEachPage} from '../site';

/** The formats of keys of clouds, code hosts and services, of private keys, and of signed tokens. */
const SECRETS: readonly [what: string, form: RegExp][] = [
  ['a key of AWS', /\b(?:AKIA|ASIA)[A-Z\d]{16}\b/],
  ['a key of Google', /\bAIza[\w-]{35}/],
  ['a key of Azure', /\b(?:AccountKey|SharedAccessKey|sig)=[\w+/%]{40,}/],
  ['a token of GitHub', /\b(?:gh[opsur]_\w{36}|github_pat_\w{22,})/],
  ['a token of GitLab', /\bglpat-[\w-]{20}/],
  ['a token of npm', /\bnpm_\w{36}/],
  ['a token of Slack', /\bxox[abeoprs]-[\w-]{10,}/],
  ['a key of Stripe', /\b[rs]k_live_\w{16,}/],
  ['a key of a model service', /\bsk-(?:ant-|proj-)?[\w-]{32,}/],
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----(?:\s|\\n)*[A-Za-z\d+/=]{40}/],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/],
];

/** Finds what looks like a secret in use. A secret that has been published must be considered known. */
export const checkSecrets = onEachPage(
  () =>
    ({text}) =>
      SECRETS.flatMap(([what, form]) =>
        [...text.matchAll(new RegExp(form, 'g'))].map(({index}) => ({
          line: text.slice(0, index).split('\n').length,
          message: `there is what looks like ${what}`,
          expected: 'a placeholder such as <token>; if it was ever valid, revoke it',
        })),
      ),
);
