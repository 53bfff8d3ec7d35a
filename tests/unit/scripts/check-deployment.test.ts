import {execFile} from 'node:child_process';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {promisify} from 'node:util';
import {projectPath} from '@site/tests/support';
import {expect, it} from 'vitest';

const PRESENT = 'sha256-cHJlc2VudA==';
const FORMER = 'sha256-Zm9ybWVy';

/** The result of the check for a host whose pages have a script by hash, and whose header has a policy. */
async function check(policy: string): Promise<string> {
  const page = `<meta http-equiv="Content-Security-Policy" content="script-src '${PRESENT}'"><h1>Docs</h1>`;
  const server = createServer((_, response) => response.setHeader('Content-Security-Policy', policy).end(page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const script = [projectPath('scripts/check-deployment.sh'), `http://127.0.0.1:${port}`];
  try {
    return await promisify(execFile)('bash', script).then(
      ({stdout}) => stdout,
      (error: {stdout: string}) => error.stdout,
    );
  } finally {
    server.close();
  }
}

it('accepts a host that sends the policy of its pages', async () => {
  const said = await check(`script-src 'self' '${PRESENT}'`);
  expect(said).toContain('✓ the policy allows the scripts of the page');
  expect(said).toContain('✗ canonical addresses name this site');
});

it.each([`script-src 'self' '${FORMER}'`, ''])('says that a host was not reloaded, which sends "%s"', async (policy) =>
  expect(await check(policy)).toContain("✗ the policy allows the scripts of the page: reload the host's configuration"),
);
