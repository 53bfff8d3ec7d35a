import {setTimeout as delay} from 'node:timers/promises';
import {isOperationBody} from '../../../src/features/code';
import {isObject, parseJson, type Json} from '../../../src/lib/json';
import type {Example} from './course';
import type {Instance} from './instance';
import {compareAnswer, judgeOutcome} from './judge';
import {COMPONENT_FILES, Placement} from './place-files';
import type {Outcome, Senders} from './senders';

/** The result of an example: it agrees, or `text` says why it was not run or how it differs. */
export interface Result {
  example: Example;
  kind: 'agrees' | 'reason' | 'differs';
  text: string;
}

/** The result of trying an example: answers to judge, what differs, or why it can't be run. */
type Verdict = Outcome | string[] | {reason: string};

/** Time limit of a job, in milliseconds. */
const JOB_TIMEOUT = 240_000;
/** Time limit for a log or a background process to print what the page shows, in milliseconds. */
const PRINT_TIMEOUT = 60_000;

/** Time limit for an answer that comes eventually, in milliseconds: Harper aggregates what it measures each minute. */
const EVENTUALLY = 180_000;

const FILE = /^([\w./-]+\.\w+)(?: \((.+)\))?$/;
/** Scripts of an application, which Harper, a browser, or a test runner runs. */
const APPLICATION_SCRIPT = /^(?:resources\.js|(?:routes|helpers|web|support|test)\/.*)$/;
const CLIENT = /localhost|process\.argv|console\.log|^import .* from '\.\//m;
const SERVER = /\bextends\b|databases\.|server\./;

/** Runs the examples of a page one after the other, on an instance that has what the page needs. */
export class PageRun {
  readonly placement: Placement;
  readonly #commands: string;
  readonly #loaded = new Map<Example, string[]>();
  /** From the ids and tokens that the page shows to those of this run. */
  readonly #generated = new Map<string, string>();
  /** Values in answers, by their names, for placeholders in later requests. */
  readonly #seen = new Map<string, string>();
  #last: {example: Example; outcome: Outcome} | {example: Example; reason: string} | undefined;
  #typing: string | undefined;
  #count = 0;

  /**
   * @param builds whether the files of the page belong to the running application
   * @param examples all examples of the page
   */
  constructor(
    private readonly instance: Instance,
    private readonly senders: Senders,
    private readonly builds: boolean,
    private readonly examples: Example[],
    /** The beginning of the run of all pages, in milliseconds. */
    private readonly began: number,
  ) {
    this.#commands = examples.map(({fence}) => (fence.language === 'bash' ? fence.text : '')).join('\n');
    this.placement = new Placement(instance, senders, builds, this.#commands);
  }

  async run(example: Example): Promise<Result> {
    const {fence, cannot} = example;
    if (this.#last?.example.fence.section !== fence.section) this.#last = undefined;
    const reason = cannot ?? this.#missingValue(example);
    if (reason !== undefined) {
      this.#last = {example, reason};
      return {example, kind: 'reason', text: reason};
    }
    try {
      const verdict = await this.#try(example);
      if ('reason' in verdict) return {example, kind: 'reason', text: verdict.reason};
      const differences = Array.isArray(verdict)
        ? verdict
        : [...this.#judge(example, verdict), ...(await this.#awaitJobs(verdict))];
      return {example, kind: differences.length === 0 ? 'agrees' : 'differs', text: differences.join('; ')};
    } catch (error) {
      // The page's text for it can't be compared with anything.
      this.#last = {example, reason: 'it differs'};
      return {example, kind: 'differs', text: `it can't be run: ${(error as Error).message.slice(0, 300)}`};
    }
  }

  async #try(example: Example): Promise<Verdict> {
    const {language, isResponse} = example.fence;
    const text = this.#filled(example.fence.text);
    const {file, part} = fileOf(example);
    if (file === 'harperdb-config.yaml') return this.#settings(example, text);
    // A body in a file that no command of the page names is sent like any other body.
    const isSent = file?.endsWith('.json') && isOperationBody(text) && !this.#commands.includes(file);
    const isWritten =
      language !== 'js' || APPLICATION_SCRIPT.test(file ?? '') || this.#commands.includes(`node ${file}`);
    if (this.#isComponent(example)) return this.#component(example);
    if (file && isWritten && !isSent) return this.placement.file(file, text, part);
    switch (language) {
      case 'json':
        if (this.#typing !== undefined)
          return this.#shell(`cat <<'END' | tee ${this.#typing} > /dev/null\n${text}\nEND`);
        if (example.way === 'graphql') return this.senders.post('/graphql', JSON.parse(text) as Json);
        return !isResponse && isOperationBody(text) ? this.#send(JSON.parse(text) as Json) : this.#compare(example);
      case 'sql':
        return this.#send({operation: 'sql', sql: text});
      case 'bash':
        return this.#shell(text, example.way === 'background');
      case 'http':
        return / HTTP\/1\.1$/m.test(text) ? this.senders.http(text) : this.#compare(example);
      case 'js':
        if (!CLIENT.test(text) || SERVER.test(text)) return this.placement.script(text);
        return this.senders.client(text, file ?? `sample-${(this.#count += 1)}.mjs`);
      case 'ts':
        return {reason: 'declares types'};
      case 'graphql':
        return this.senders.post('/graphql', {query: text});
      default:
        return this.#compare(example);
    }
  }

  /** Settings stay if a later command of the section starts Harper, or if the page says that its reader restarts it. */
  async #settings(example: Example, text: string): Promise<string[]> {
    const rest = this.examples.slice(this.examples.indexOf(example) + 1);
    const isRestart = ({fence, cannot}: Example) =>
      cannot === undefined && fence.section === example.fence.section && /harperdb (?:re)?start\b/.test(fence.text);
    const isNow = example.way === 'restart';
    const problems = await this.placement.settings(text, isNow || rest.some(isRestart));
    if (isNow) await this.placement.restart();
    return problems;
  }

  /** Returns true if an example is loaded as a component of its own. */
  #isComponent(example: Example): boolean {
    const {fence, cannot} = example;
    if (cannot !== undefined) return false;
    const {file} = fileOf(example);
    return file
      ? !this.builds && COMPONENT_FILES.has(file)
      : fence.language === 'graphql' && /^type /m.test(fence.text);
  }

  /** Loads a component together with those before the next example that is sent: each start of Harper takes seconds. */
  async #component(example: Example): Promise<string[]> {
    if (!this.#loaded.has(example)) {
      const rest = this.examples.slice(this.examples.indexOf(example));
      const isLoaded = (other: Example) => this.#isComponent(other);
      const isSent = (other: Example) => other.cannot === undefined && other.fence.language !== 'text';
      const end = rest.findIndex((other) => !isLoaded(other) && isSent(other));
      const batch = rest.slice(0, end === -1 ? rest.length : end).filter(isLoaded);
      const problems = await this.placement.components(
        batch.map((other) => [fileOf(other).file ?? 'schema.graphql', this.#filled(other.fence.text)]),
      );
      batch.forEach((other, index) => this.#loaded.set(other, problems[index]!));
    }
    return this.#loaded.get(example)!;
  }

  async #send(body: Json): Promise<Outcome> {
    const {operation} = body as {operation: string};
    await this.placement.settle();
    const {pid} = this.instance;
    const outcome = await this.senders.operation(body);
    if (operation === 'restart') await this.instance.wait(pid);
    return outcome;
  }

  /**
   * Waits about four minutes at most for the jobs that an answer names, which must succeed, so that nothing that a
   * later example or page does meets them.
   * @returns what goes wrong
   */
  async #awaitJobs({output}: Outcome): Promise<string[]> {
    const ids = new Set([...output.matchAll(/"job_id":\s*"([0-9a-f-]{36})"/g)].map((match) => match[1]!));
    const problems = await Promise.all([...ids].map((id) => this.#awaitJob(id)));
    return problems.filter((problem) => problem !== undefined);
  }

  async #awaitJob(id: string): Promise<string | undefined> {
    for (const end = Date.now() + JOB_TIMEOUT; Date.now() < end; await delay(300)) {
      const answer = await this.senders.operation({operation: 'get_job', id}).catch(() => undefined);
      const [job] = (answer ? parseJson(answer.output) : []) as {status?: string; message?: string}[];
      if (job?.status === 'COMPLETE') return undefined;
      if (job?.status === 'ERROR') return `the job fails: ${job.message}`;
    }
    return 'the job does not end';
  }

  async #shell(text: string, isBackground = false): Promise<Verdict> {
    const dev = /^(.*\n)?(?:(\w+)=(\S+) )?harperdb dev \S+$/s.exec(text.replaceAll(/^#.*\n/gm, '').trim());
    if (dev) {
      const [, before, name, value] = dev;
      // Commands before it start in the home directory, where the reader's projects are.
      if (before) await this.senders.shell(`cd ~\n${before}`);
      await this.placement.restart(name ? {[name]: value} : {});
      return {statuses: [], headers: '', output: ''};
    }
    // A reader types the next fence into the file of a `cat >`.
    this.#typing = /^\(?[^\n]*\bcat > (\S+?)\)?$/.exec(text)?.[1];
    if (this.#typing !== undefined) return [];
    if (/^(?:[A-Z_]+=\S+ )*harperdb(?: start\b.*| --.*)?$/m.test(text)) await this.instance.stop();
    await this.placement.settle();
    // A reader knows the ETag from an earlier request for the same address.
    const [, tagged] = /<etag>.*?(http:\S+)/s.exec(text) ?? [];
    const head = tagged && (await this.senders.shell(`curl -I '${tagged.replaceAll("'", '')}'`)).headers;
    const tag = head && /^etag: "?(.*?)"?\r?$/im.exec(head)?.[1];
    const own = tag ? text.replaceAll('<etag>', tag) : text;
    const {pid} = this.instance;
    const outcome = await (isBackground ? this.senders.shell(own, true) : this.senders.shell(own));
    // `harperdb stop` returns seconds before the process ends, and the next example must not meet it. After a start, it
    // needs a Harper that answers.
    if (/^harperdb stop$/.test(text.trim().split('\n').at(-1)!)) await this.instance.stop();
    else if (/^harperdb restart\b/m.test(text)) await this.instance.wait(pid);
    else if (/^(?:[A-Z_]+=\S+ )*harperdb(?: start\b.*| --.*)?$/m.test(text)) await this.instance.wait();
    return outcome;
  }

  #judge(example: Example, outcome: Outcome): string[] {
    this.#last = {example, outcome};
    this.#remember(outcome);
    const next = this.examples[this.examples.indexOf(example) + 1]?.fence;
    const shown = next?.language === 'http' && !next.isResponse && /^HTTP\/1\.1 (\d{3})/.exec(next.text)?.[1];
    return judgeOutcome(example.fence, outcome, shown ? Number(shown) : next?.status);
  }

  /** Compares what the page shows with the result of the example before it. */
  async #compare({fence, way}: Example): Promise<Verdict> {
    if (fence.text.includes('├──')) return {reason: 'a drawing of directories'};
    if (!this.#last) return ['no example has run before it'];
    if ('reason' in this.#last) return {reason: `its request is not run: ${this.#last.reason}`};
    const {example} = this.#last;
    let {outcome} = this.#last;
    const resend = async () => {
      const verdict = await this.#try(example);
      if ('output' in verdict) outcome = verdict;
    };
    if (way === 'again') await resend();
    const {from} = fence.attributes;
    const read = () => {
      if (from === undefined) return undefined;
      return this.instance.delocalize(from === 'log' ? this.instance.log() : this.senders.capturedOutput());
    };
    const compare = () => {
      const own = {...outcome, output: this.instance.delocalize(outcome.output)};
      return compareAnswer(fence, own, read(), {generated: this.#generated, began: this.began});
    };
    const printed = from === undefined ? 0 : PRINT_TIMEOUT;
    const end = Date.now() + (way === 'eventually' ? EVENTUALLY : printed);
    let differences = compare();
    while (differences.length > 0 && Date.now() < end) {
      await delay(way === 'eventually' ? 3000 : 250);
      if (way === 'eventually') await resend();
      differences = compare();
    }
    if (differences.length === 0) this.#rememberNames(parseJson(fence.text), parseJson(outcome.output));
    return differences;
  }

  /** Later requests have the names in angle brackets that the page shows in an answer: here are their values. */
  #rememberNames(shown: Json, actual: Json): void {
    if (!isObject(shown) || !isObject(actual)) return;
    for (const [field, value] of Object.entries(shown)) {
      const own = actual[field];
      if (typeof value !== 'string' || typeof own !== 'string') continue;
      const [, name] = /^<([a-z][\w -]*)>$/.exec(value) ?? [];
      if (name !== undefined) this.#seen.set(name.replaceAll(/\W/g, '_'), own);
    }
  }

  /** A request as it is sent here: with the addresses and ids of this instance, and values for placeholders. */
  #filled(text: string): string {
    let own = this.instance.localize(text);
    for (const [shown, actual] of this.#generated) own = own.replaceAll(shown, actual);
    const credentials = Buffer.from(this.instance.localize('maya:<password>')).toString('base64');
    own = own.replaceAll('<base64 of user:password>', credentials);
    const valueOf = (whole: string, name: string) =>
      name === 'etag' ? whole : (this.#seen.get(name.replaceAll(/\W/g, '_')) ?? whole);
    return own.replaceAll(/<([a-z][\w -]*)>/g, valueOf);
  }

  /** The reason that a request can't be sent: it has a placeholder whose value is unknown here. */
  #missingValue({fence}: Example): string | undefined {
    const {language, text, isResponse, attributes} = fence;
    const isRequest =
      ['bash', 'http', 'sql'].includes(language) || (language === 'json' && text.includes('"operation"'));
    if (!isRequest || isResponse || attributes.title || text.startsWith('HTTP/')) return undefined;
    const [missing] = /<(?!etag>)[a-z][\w -]*>/.exec(this.#filled(text)) ?? [];
    return missing && `needs a value for ${missing}`;
  }

  #remember({headers, output}: Outcome): void {
    for (const [, name, value] of headers.matchAll(/^([\w-]+): ?(.*?)\r?$/gm)) {
      this.#seen.set(name === 'Location' ? 'key' : name!.toLowerCase(), value!.replaceAll('"', ''));
    }
    const body = parseJson(output);
    if (!isObject(body)) return;
    for (const [name, value] of Object.entries(body)) if (typeof value === 'string') this.#seen.set(name, value);
  }
}

/** The file that an example shows, and which part of it, as its title says. */
function fileOf({fence}: Example): {file?: string | undefined; part?: string | undefined} {
  const [, file, part] = FILE.exec(fence.attributes.title ?? '') ?? [];
  return {file, part};
}
