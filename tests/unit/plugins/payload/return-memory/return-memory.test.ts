import packageFile from '@site/package.json';
import returnMemory from '@site/src/plugins/payload/return-memory';
import {rspack} from '@rspack/core';
import {afterEach, expect, it, vi} from 'vitest';

interface Applied {
  apply: (compiler: object) => void;
}

const configure = (isServer: boolean) =>
  returnMemory().configureWebpack?.({}, isServer, {} as never, undefined) as {plugins: Applied[]} | undefined;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('memory is given back when the bundler of a build ends', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const gc = vi.fn<() => void>();
  vi.stubGlobal('gc', gc);
  const compiler = rspack({entry: {}, plugins: configure(false)!.plugins as never[]});
  expect(gc).not.toHaveBeenCalled();
  await new Promise((resolve) => compiler.close(resolve));
  expect(gc).toHaveBeenCalledOnce();
  expect(packageFile.scripts.build).toContain('--expose-gc');
});

it('the server and the development server keep it', () => {
  expect(configure(false)).toBeUndefined();
  vi.stubEnv('NODE_ENV', 'production');
  expect(configure(true)).toBeUndefined();
});
