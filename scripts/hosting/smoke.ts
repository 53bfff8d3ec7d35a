// Requests one thing of each kind from a deployed site: `npm run smoke -- --url https://docs.example.com/ [--plain]`.
// `--plain` is for hosts that support neither redirects nor headers.
import {runCommand} from '../help.mjs';
import {parseArgs} from 'node:util';
import {checkSite} from './check-site';

await runCommand(async () => {
  const {values} = parseArgs({options: {url: {type: 'string'}, plain: {type: 'boolean', default: false}}});
  if (!values.url || !URL.canParse(values.url)) throw new Error('Say which site: --url https://docs.example.com/');
  const checks = await checkSite(values.url, {isPlain: values.plain});
  for (const {name, problem} of checks) console.log(problem ? `✗ ${name}: ${problem}` : `✓ ${name}`);
  return checks.some(({problem}) => problem) ? 1 : 0;
});
