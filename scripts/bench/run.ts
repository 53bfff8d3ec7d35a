// `npx jiti scripts/bench/run.ts`: what a first visit to `build/` costs, as a table to compare before and after a change. For the cost
// of a build, run `/usr/bin/time -v npm run build`.
import {requireBuild, runCommand} from '../help.mjs';
import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {chromium, type Browser} from '@playwright/test';
import sirv from 'sirv';
import {requireChromium} from '../find-chromium';
import {pageKinds, SLOWNESS} from './budgets';
import {filesAhead, loadedFiles, observeTimings, readTimings, sumBytes, type Timings} from './measure-page';
import {blockingTime} from './measure-tasks';

/** A phone on a slow mobile network. */
const NETWORK = {latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, offline: false};
const RUNS = 5;

const HEAD =
  'page | main | runtime | styles | scripts and styles | HTML | fetched ahead | FCP | LCP | hydrated | TBT | CLS';

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
  requireBuild('build');
  if (!existsSync('build/index.html.br')) throw new Error('The build was made with PRECOMPRESS=off: build it without.');
  const serve = sirv('build', {brotli: true, extensions: ['html']});
  const server = createServer((request, response) => serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    ...requireChromium(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  const rows: string[] = [];
  for (const [kind, address] of Object.entries(pageKinds)) {
    const page = await browser.newPage();
    const bytes = sumBytes(await loadedFiles(page, url + address));
    const ahead = (await filesAhead(page, url + address)).reduce((total, file) => total + file.bytes, 0);
    await page.close();
    const runs: Timings[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await timeLoad(browser, url + address));
    const least = (name: keyof Timings) => Math.min(...runs.map((timings) => timings[name]));
    const blocking = await blockingTime(browser, url + address, RUNS);
    const sizes = [bytes.main, bytes.runtime, bytes.styles, bytes.scriptsAndStyles, bytes.html, ahead];
    const times = [least('firstPaint'), least('largestPaint'), least('hydrated'), blocking];
    const cells = [...sizes.map((size) => (size / 1000).toFixed(1)), ...times.map((time) => time.toFixed(0))];
    rows.push([kind, ...cells, least('layoutShift').toFixed(3)].join(' | '));
  }
  await browser.close();
  server.close();
  console.log('First visit (kB after Brotli; ms at 1.6 Mbit/s, 150 ms, processor four times slower; best of five)\n');
  for (const row of [HEAD, HEAD.replaceAll(/[^|]+/g, ' --- ').trim(), ...rows]) console.log(`| ${row} |`);
}

await runCommand(measurePages);
