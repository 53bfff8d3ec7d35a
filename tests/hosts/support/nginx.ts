import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {brotliModule, findNginx} from './find-nginx.mjs';
import {projectPath} from '../../support';
import {createClient} from './client';

const LOG = 'accepted.log';

interface Site {
  /** Folder of the build. */
  directory: string;
  baseUrl: string;
  port: number;
}

export interface RunningServer {
  /** True if it can serve `.br` files. */
  hasBrotli: boolean;
  /**
   * The number of pages that browsers have opened until now, whatever their status. Requests of a service worker don't
   * count.
   */
  pages: () => number;
  stop: () => Promise<void>;
}

/**
 * Writes a configuration around the generated files, as an operator would; returns the arguments that nginx starts
 * with.
 */
function configure({directory, port}: Site, folder: string, root: string): string[] {
  const module = brotliModule();
  const generated = projectPath(`${directory}/_hosting/nginx`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${module ? `load_module ${module};` : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  log_format accepted '$status $http_sec_fetch_dest $http_accept';
  access_log ${join(folder, LOG)} accepted;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${generated}/http.conf;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${generated}/server.conf;
    ${module ? `include ${generated}/brotli.conf;` : ''}
  }
}
`,
  );
  // As root it would serve as another user, who may not read the build.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const globals = `${user}daemon off; worker_processes 1;`;
  return ['-p', folder, '-e', join(folder, 'error.log'), '-c', file, '-g', globals];
}

/**
 * Starts nginx with the files that the build wrote for it.
 * @throws Error when it cannot be had, does not accept the files, or does not answer
 */
export async function startNginx(site: Site): Promise<RunningServer> {
  const program = findNginx();
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const args = configure(site, folder, mountBuild(site, folder));
  execFileSync(program, [...args, '-t', '-q'], {stdio: 'pipe'});
  const server = spawn(program, args, {stdio: 'ignore'});
  await untilItAnswers(site.port, server);
  return {
    hasBrotli: brotliModule() !== undefined,
    pages: () =>
      readFileSync(join(folder, LOG), 'utf8').match(/^(?:200|304|404) (?:document|-) text\/html,/gm)?.length ?? 0,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await ended;
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

/** A folder in which the base URL leads to the build. */
function mountBuild({directory, baseUrl}: Site, folder: string): string {
  if (baseUrl === '/') return projectPath(directory);
  const root = join(folder, 'root');
  mkdirSync(root);
  symlinkSync(projectPath(directory), join(root, baseUrl.slice(1, -1)));
  return root;
}

async function untilItAnswers(port: number, server: ChildProcess): Promise<void> {
  const client = createClient(port);
  for (let attempt = 0; attempt < 100 && server.exitCode === null; attempt++) {
    const answers = await client.ask('/').then(
      () => true,
      () => false,
    );
    if (answers) {
      client.close();
      return;
    }
    await wait(100);
  }
  throw new Error(
    `The server did not answer on port ${port}${server.exitCode === null ? '' : `: it ended with ${server.exitCode}`}.`,
  );
}
