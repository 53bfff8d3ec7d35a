// Asks a deployed site for one thing of each kind: `npm run smoke -- --url https://docs.example.com/ [--plain]`. `--plain` is
// for hosts that take neither redirects nor headers.
import '../help.mjs';
import {parseArgs} from 'node:util';
import {checkSite} from './check-site';

async function smoke(): Promise<void> {
  const {values} = parseArgs({options: {url: {type: 'string'}, plain: {type: 'boolean', default: false}}});
  if (!values.url || !URL.canParse(values.url)) throw new Error('Say which site: --url https://docs.example.com/');
  const checks = await checkSite(values.url, {isPlain: values.plain});
  for (const {name, problem} of checks) console.log(problem ? `✗ ${name}: ${problem}` : `✓ ${name}`);
  if (checks.some(({problem}) => problem)) process.exitCode = 1;
}

smoke().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
