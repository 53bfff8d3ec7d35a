import type {AlgoliaAccess} from './algolia';
import type {AnswerEvent, Exchange} from './answer';

/** Until the first sign of an answer, and between two signs. A model may think for a while. */
const TIMEOUT = 20_000;

interface Question {
  question: string;
  history: Exchange[];
  tags: string[];
  signal: AbortSignal;
}

/**
 * Asks an Agent Studio agent and passes its answer on as it arrives (server-sent events, the AI SDK's form of messages).
 * @throws Error on a refusal, a time-out, an error of the agent, or when nothing readable arrives
 */
export async function* askAgent(
  access: AlgoliaAccess,
  {question, history, tags, signal}: Question,
): AsyncGenerator<AnswerEvent> {
  const watch = startWatch();
  try {
    const address = `https://${access.appId}.algolia.net/agent-studio/1/agents/${access.agentId}/completions`;
    const response = await fetch(`${address}?stream=true&compatibilityMode=ai-sdk-5`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-algolia-application-id': access.appId,
        'x-algolia-api-key': access.apiKey,
      },
      body: JSON.stringify(toBody(access.indexName, question, history, tags)),
      signal: AbortSignal.any([signal, watch.signal]),
    });
    if (!response.ok || !response.body) throw new Error(`The agent answered ${response.status}.`);
    yield* readAnswer(response.body, watch.touch);
  } finally {
    watch.stop();
  }
}

/** Gives up when nobody touches it in time. */
function startWatch() {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new Error('The agent did not answer in time.'));
  let timer = setTimeout(giveUp, TIMEOUT);
  return {
    signal: controller.signal,
    touch: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, TIMEOUT);
    },
    stop: () => clearTimeout(timer),
  };
}

function toBody(indexName: string, question: string, history: Exchange[], tags: string[]): object {
  const message = (role: string, text: string) => ({id: crypto.randomUUID(), role, parts: [{type: 'text', text}]});
  return {
    id: crypto.randomUUID(),
    messages: [
      ...history.flatMap((exchange) => [message('user', exchange.question), message('assistant', exchange.answer)]),
      message('user', question),
    ],
    algolia: {
      indices: [indexName],
      searchParameters: {[indexName]: {filters: tags.map((tag) => `docusaurus_tag:"${tag}"`).join(' OR ')}},
    },
  };
}

async function* readAnswer(body: ReadableStream<Uint8Array>, touch: () => void): AsyncGenerator<AnswerEvent> {
  let isReadable = false;
  const sources = new Set<string>();
  for await (const data of serverSentEvents(body, touch)) {
    for (const event of toEvents(data)) {
      if (event.type === 'source') {
        if (sources.has(event.url)) continue;
        sources.add(event.url);
      }
      if (event.type === 'text' && !isReadable) {
        isReadable = true;
        yield {type: 'origin', origin: 'agent'};
      }
      yield event;
    }
  }
  if (!isReadable) throw new Error('The agent sent no answer.');
}

/** The data of each event in a stream. */
async function* serverSentEvents(body: ReadableStream<Uint8Array>, touch: () => void): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = '';
  try {
    for (;;) {
      const {done, value} = await reader.read();
      touch();
      const lines = (rest + (value ?? '')).split(/\r?\n/);
      rest = done ? '' : lines.pop()!;
      for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** @throws Error when the agent reports one, or the data is no JSON */
function toEvents(data: string): AnswerEvent[] {
  if (data === '' || data === '[DONE]') return [];
  const part = parse(data);
  switch (part.type) {
    case 'text-delta':
      return typeof part.delta === 'string' ? [{type: 'text', delta: part.delta}] : [];
    case 'tool-output-available':
      return readSources(part.output);
    case 'error':
      throw new Error(typeof part.errorText === 'string' ? part.errorText : 'The agent reported an error.');
    default:
      return [];
  }
}

function parse(data: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Reported below, like any other value that is no part of an answer.
  }
  throw new Error('The agent answered in an unknown form.');
}

/** The pages that the agent found when it searched. */
function readSources(output: unknown): AnswerEvent[] {
  const hits = typeof output === 'object' && output !== null && 'hits' in output ? output.hits : undefined;
  if (!Array.isArray(hits)) return [];
  return hits.flatMap((hit: {url?: unknown; hierarchy?: Record<string, unknown>} | null) => {
    if (typeof hit?.url !== 'string' || !/^(?:https?:\/\/|\/)/.test(hit.url)) return [];
    const levels = Object.values(hit.hierarchy ?? {}).filter((level) => typeof level === 'string' && level !== '');
    return [{type: 'source' as const, url: hit.url, title: levels.slice(1).join(' › ') || hit.url}];
  });
}
