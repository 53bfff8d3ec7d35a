import {fork, type ChildProcess} from 'node:child_process';
import {readFile, writeFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Problem} from '../../../lib/problems';
import type {CheckReport} from '..';
import {reportOn} from './report';

/** Exit code that asks for a restart of the script, since the code or data behind its checks has changed. */
const STALE = 75;

/**
 * For `npm start`: checks each page when it is saved, and reports mistakes in the terminal and in a corner of the page.
 * The checks run in a separate process, so that the saved page is shown first.
 *
 * @param script path of the script that watches the pages, checks those that change, and sends a `CheckReport` each time
 */
export default function contentCheck(script: string): (context: LoadContext) => Plugin {
  return ({siteDir}) => {
    let dataFile: string;
    let problems: Problem[] = [];

    async function receive(report: CheckReport): Promise<void> {
      console.log(reportOn(report, problems));
      problems = report.problems;
      await show();
    }

    /** Passes the problems on to the bundler, and so to the browser. */
    async function show(): Promise<void> {
      const data = JSON.stringify(problems);
      if (data !== (await readFile(dataFile, 'utf8'))) await writeFile(dataFile, data);
    }

    function start(files: string[]): void {
      const runner = join(siteDir, 'node_modules/jiti/lib/jiti-cli.mjs');
      const child: ChildProcess = fork(runner, [script, ...files], {cwd: siteDir});
      child.on('message', (report) => void receive(report as CheckReport));
      child.on('exit', (code) => {
        if (code === STALE) start([...new Set(problems.map(({file}) => file))]);
        else if (code) console.error(`Pages are no longer checked: ${relative(siteDir, script)} ended with ${code}.`);
      });
    }

    return {
      name: 'content-check',

      getClientModules: () => [join(__dirname, '../client/index.tsx')],

      async contentLoaded({actions}) {
        dataFile = await actions.createData('problems.json', JSON.stringify(problems));
      },

      configureWebpack: () => ({
        plugins: [
          {
            apply(compiler) {
              let isStarted = false;
              // Not earlier, since that would delay the first page.
              compiler.hooks.done.tap('content-check', () => {
                if (!isStarted) start([]);
                // A change of the configuration makes a new instance of this plugin, which knows no problems yet.
                else void show();
                isStarted = true;
              });
            },
          },
        ],
      }),
    };
  };
}
