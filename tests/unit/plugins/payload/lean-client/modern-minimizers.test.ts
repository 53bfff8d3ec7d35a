import {rspack} from '@rspack/core';
import {modernMinimizers} from '@site/src/plugins/payload/lean-client';
import {expect, it} from 'vitest';
import type {Configuration} from 'webpack';

const {SwcJsMinimizerRspackPlugin: Scripts, LightningCssMinimizerRspackPlugin: Styles} = rspack;
const withMinimizers = (minimize: boolean, ...minimizer: unknown[]) =>
  ({minimize, minimizer}) as Configuration['optimization'];

it('a build that is not minimized stays so', () => {
  expect(modernMinimizers({minimize: false}, rspack)).toEqual([]);
  expect(modernMinimizers(undefined, rspack)).toEqual([]);
});

it('a minimizer of scripts that is not there, or goes by another name, stops the build', () => {
  const message = 'finds no SwcJsMinimizerRspackPlugin among the minimizers';
  expect(() => modernMinimizers(withMinimizers(true, new Styles()), rspack)).toThrow(message);
  expect(() => modernMinimizers({minimize: true}, rspack)).toThrow(message);
  expect(() => modernMinimizers(withMinimizers(true, new Scripts()), {})).toThrow(message);
});
