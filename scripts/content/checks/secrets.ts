// cspell:ignore bpypi GOCSPX AKIA opsur bglpat bxox abeoprs -- how keys begin
import {onEachPage} from '../site';

/** The formats of keys of clouds, code hosts and services, of private keys, and of signed tokens. */
const SECRETS: readonly [what: string, form: RegExp][] = [
  ['an AWS key', /\b(?:AKIA|ASIA)[A-Z\d]{16}\b/],
  ['a Google API key', /\bAIza[\w-]{35}/],
  ['an Azure key', /\b(?:AccountKey|SharedAccessKey|sig)=[\w+/%]{40,}/],
  ['a GitHub token', /\b(?:gh[opsur]_\w{36}|github_pat_\w{22,})/],
  ['a GitLab token', /\bglpat-[\w-]{20}/],
  ['an npm token', /\bnpm_\w{36}/],
  ['a Slack token', /\bxox[abeoprs]-[\w-]{10,}/],
  ['a Stripe key', /\b[rs]k_live_\w{16,}/],
  ['an API key of a model service', /\bsk-(?:ant-|proj-)?[\w-]{32,}/],
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----(?:\s|\\n)*[A-Za-z\d+/=]{40}/],
  ['a PyPI token', /\bpypi-[\w-]{50,}/],
  ['a Hugging Face token', /\bhf_[A-Za-z]{30,}/],
  ['a DigitalOcean token', /\bdo[opr]_v1_[a-f\d]{64}/],
  ['a SendGrid key', /\bSG\.[\w-]{20,}\.[\w-]{40,}/],
  ['a Twilio key', /\bSK[a-f\d]{32}\b/],
  ['a Google client secret', /\bGOCSPX-[\w-]{28}/],
  ['a webhook URL', /hooks\.slack\.com\/services\/T\w+\/B\w+\/\w+|discord(?:app)?\.com\/api\/webhooks\/\d+\/[\w-]+/],
  ['a bot token', /\b\d{8,10}:AA[\w-]{33}/],
  ['a password', /(?<=(?:^|\s)(?:-u|--user)[ =]?(?:["'][\w.@-]+:|[\w.@-]+:))(?!wrong\b)(?![<$"'\s\\])[^\s"'`]{4,}/m],
  ['a password', /\b\w*(?:PASSWORD|SECRET|TOKEN|API_KEY)\w*=["']?(?![<$])(?=[^\s"']*\d)[^\s"'<>$`&|;)]{6,}/],
  ['a password', /^\s*(?:- )?\w*password: +(?=\S*\d)[^\s"'<>${,|]{6,}\s*$/im],
  ['a password in a URL', /\b[a-z][a-z\d+.-]*:\/\/[\w.%-]+:(?![<$])(?=[^\s@]*\d)[^\s/@"'`<>]{6,}@[\w.-]+/],
  ['a password', /["']?password["']?\s*[:=]\s*["'](?![<$])(?=[^\s"']*\d)[^\s"'<>$]{6,}["']/i],
  ['a password', /\bAuthorization["']?: *["']?Basic (?=[A-Za-z+/]*[\d=])[A-Za-z\d+/]{8,}={0,2}/i],
  ['a token', /\bAuthorization["']?: *["']?Bearer (?=[\w.~+/-]*\d)[\w.~+/-]{20,}/i],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/],
];

/** Finds what looks like a secret in use. A secret that has been published must be considered known. */
export const checkSecrets = onEachPage(
  () =>
    ({text}) =>
      SECRETS.flatMap(([what, form]) =>
        [...text.matchAll(new RegExp(form, `${form.flags}g`))].map(({index}) => ({
          line: text.slice(0, index).split('\n').length,
          message: `the page contains what looks like ${what}`,
          expected: 'a placeholder such as <token>; if it was ever valid, revoke it',
        })),
      ),
);
