import {expect, it} from 'vitest';
import noWrapCode from '../../../../src/features/code/node/no-wrap-code';
import {h, root} from '../reference-tables/hast';

function classOf(text: string, around = 'p'): unknown {
  const code = h('code', {}, text);
  noWrapCode()(root(h(around, {}, code)));
  return code.properties.className;
}

it.each(['curl -u', 'GET /Station/', 'install-harper'])('keeps %s on one line', (text) => {
  expect(classOf(text)).toEqual(['together']);
});

it('lets a message break between its words', () =>
  expect(classOf("Roles with 'super_user' set to true cannot have other permissions set.")).toEqual(['statement']));

it.each(['get_job', 'http.port', '--', 'curl --request POST localhost:9925/'])('leaves %s as it is', (text) => {
  expect(classOf(text)).toBeUndefined();
});

it('leaves a fence as it is', () => expect(classOf('curl -u', 'pre')).toBeUndefined());
