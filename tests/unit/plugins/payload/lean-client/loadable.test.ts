import {createRequire} from 'node:module';
import lean from '@site/src/plugins/payload/lean-client/replacements/loadable';
import {createElement, type FunctionComponent} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';

type Lean = typeof lean;
type Component = FunctionComponent<object> & {preload: () => Promise<unknown>};

/** Docusaurus has the package under this name for itself. */
const original = createRequire(import.meta.resolve('@docusaurus/core/package.json'))('react-loadable') as Lean;

const loading: FunctionComponent<object> = (props) => JSON.stringify(props);
const render = (loaded: unknown, props: object) => JSON.stringify([loaded, props]);
const props: object = {of: 'page'};
const html = (component: Component) => renderToString(createElement(component, props));

it.each(Object.entries({lean, original}))(
  '%s: shows what it loads when that has come, and loads it once',
  async (_name, loadable) => {
    let times = 0;
    const both = loadable.Map({
      loader: {content: async () => ++times, props: async () => 'data'},
      loading,
      render,
    }) as Component;
    const first = both.preload();
    expect(html(both)).toContain('&quot;isLoading&quot;:true');
    expect(both.preload()).toBe(first);
    await first;
    expect(html(both)).toBe(
      '[{&quot;content&quot;:1,&quot;props&quot;:&quot;data&quot;},{&quot;of&quot;:&quot;page&quot;}]',
    );
    expect(times).toBe(1);
  },
);

it.each(Object.entries({lean, original}))('%s: a failure is told, and stays', async (_name, loadable) => {
  const failing = loadable({
    loader: async () => {
      throw new Error('no connection');
    },
    loading: ({error, isLoading}) => `${String(error)}, ${isLoading}`,
    render,
  }) as Component;
  await expect(failing.preload()).rejects.toThrow('no connection');
  expect(html(failing)).toBe('Error: no connection, false');
  await expect(failing.preload()).rejects.toThrow('no connection');
});

it.each(Object.entries({lean, original}))('%s: the fallback is told the same', (_name, loadable) => {
  const never = loadable({loader: () => new Promise(() => {}), loading, render}) as Component;
  const shown = JSON.parse(html(never).replaceAll('&quot;', '"')) as object;
  expect(shown).toEqual({isLoading: true, pastDelay: false, timedOut: false, error: null});
});
