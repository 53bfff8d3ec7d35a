import returnMemory from '@site/src/plugins/payload/return-memory';
import {rspack} from '@rspack/core';
import {afterEach, expect, it, vi} from 'vitest';

interface Applied {
  apply: (compiler: object) => void;
}

const configure = (isServer: boolean) =>
  returnMemory().configureWebpack?.({}, isServer, {} as never, undefined) as {plugins: Applied[]} | undefined;

/** In a function of its own, whose variables end with it. */
const somethingForgotten = () => new WeakRef({});

afterEach(() => {
  vi.unstubAllEnvs();
});

it('memory is given back when the bundler of a build ends', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const forgotten = somethingForgotten();
  const compiler = rspack({entry: {}, plugins: configure(false)!.plugins as never[]});
  // What was referred to in a task is kept until its end.
  await new Promise(setImmediate);
  await new Promise((resolve) => compiler.close(resolve));
  expect(forgotten.deref()).toBeUndefined();
  // Docusaurus would call it often.
  expect('gc' in globalThis).toBe(false);
});

it('the server and the development server keep it', () => {
  expect(configure(false)).toBeUndefined();
  vi.stubEnv('NODE_ENV', 'production');
  expect(configure(true)).toBeUndefined();
});
