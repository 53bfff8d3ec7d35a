// `npm run bench`: what a first visit and a build cost, as tables to compare before and after a change. `--pages` leaves
// the builds out and reads `build/` as it is.
import {readFileSync} from 'node:fs';
import {chromium, type Browser} from '@playwright/test';
import {requireChromium} from '../find-chromium.mjs';
import {pageKinds, SLOWNESS} from './budgets';
import {measureBuild, type BuildCost} from './measure-build';
import {filesAhead, loadedFiles, observeTimings, readTimings, sumBytes, type Timings} from './measure-page';
import {blockingTime} from './measure-tasks';
import {serveCompressed} from './serve-compressed';

/** A phone on a slow mobile network. */
const NETWORK = {latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, offline: false};
const RUNS = 5;

const table = (head: string[], rows: (string | number)[][]) =>
  console.log([head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'));

async function timeLoad(browser: Browser, url: string): Promise<Timings> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await observeTimings(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWNESS});
  await page.goto(url);
  const timings = await readTimings(page);
  await context.close();
  return timings;
}

async function measurePages(): Promise<void> {
  const {server, url} = await serveCompressed('build');
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  const rows: (string | number)[][] = [];
  for (const [kind, address] of Object.entries(pageKinds)) {
    const page = await browser.newPage();
    const bytes = sumBytes(await loadedFiles(page, url + address));
    const ahead = (await filesAhead(page, url + address)).reduce((total, file) => total + file.bytes, 0);
    await page.close();
    const runs: Timings[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await timeLoad(browser, url + address));
    const least = (name: keyof Timings) => Math.min(...runs.map((timings) => timings[name]));
    const blocking = await blockingTime(browser, url + address, RUNS);
    rows.push([
      kind,
      ...[bytes.main, bytes.runtime, bytes.styles, bytes.scriptsAndStyles, bytes.html, ahead].map((size) =>
        (size / 1000).toFixed(1),
      ),
      ...(['firstPaint', 'largestPaint', 'hydrated'] as const).map((name) => least(name).toFixed(0)),
      blocking.toFixed(0),
      least('layoutShift').toFixed(3),
    ]);
  }
  await browser.close();
  server.close();
  console.log('First visit (kB after Brotli; ms at 1.6 Mbit/s, 150 ms, processor four times slower; best of five)\n');
  table(
    [
      'page',
      'main',
      'runtime',
      'styles',
      'scripts and styles',
      'HTML',
      'fetched ahead',
      'FCP',
      'LCP',
      'hydrated',
      'TBT',
      'CLS',
    ],
    rows,
  );
}

function measureBuilds(): void {
  const cold = measureBuild({directory: '.', outDir: 'build', isCold: true});
  // The first build with the cache fills it.
  measureBuild({directory: '.', outDir: 'build', isCold: false});
  const warm = measureBuild({directory: '.', outDir: 'build', isCold: false});
  const pages = readFileSync('build/sitemap.xml', 'utf8').split('<loc>').length - 1;
  const row = (name: string, {cpuSeconds, megabytes}: BuildCost) => [
    name,
    pages,
    cpuSeconds.toFixed(1),
    (cpuSeconds / pages).toFixed(3),
    megabytes.toFixed(0),
  ];
  console.log('\nBuild\n');
  table(
    ['build', 'pages', 'CPU seconds', 'CPU seconds per page', 'peak MB'],
    [row('cold', cold), row('nothing changed', warm)],
  );
  console.log();
}

const isPagesOnly = process.argv.includes('--pages');
if (!isPagesOnly) measureBuilds();
await measurePages();
