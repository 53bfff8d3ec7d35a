import type {Block} from '@site/src/features/search/engine/blocks';
import {findCandidates, quote} from '@site/src/features/search/engine/find-passages';
import {describe, expect, it} from 'vitest';
import {infoOf, sampleShard} from './sample';

const steps: Block[] = [
  {type: 'text', text: 'Harper runs on any machine.'},
  {type: 'text', text: 'To install it:'},
  {type: 'item', text: 'Install nvm:', number: 1},
  {type: 'code', text: 'nvm install 22', language: 'bash', depth: 1},
  {type: 'item', text: 'Start the server.', number: 2},
];
const PORT = ['`port`', '`9925`', 'About port'];
const settings: Block[] = [
  {
    type: 'table',
    head: ['Key', 'Default', 'Description'],
    rows: [...['alpha', 'beta', 'gamma', 'delta'].map((key) => [`\`${key}\``, '-', `About ${key}`]), PORT],
  },
];
const shard = sampleShard([
  {
    path: '/docs/install',
    title: 'Installation',
    sections: [
      {heading: 'Install with nvm', text: '', blocks: steps},
      {heading: 'Settings of the network', text: '', blocks: settings},
      {heading: 'Elsewhere', text: 'Zebras are striped.'},
    ],
  },
]);
const ask = (question: string, asked = shard) => findCandidates([asked], [infoOf(asked)], question);

describe('findCandidates and quote', () => {
  it('quotes all steps with their code once one of them is quoted', () => {
    const [first] = quote(ask('How do I install nvm?').candidates);
    expect(first!.url).toBe('/docs/install#install-with-nvm');
    expect(first!.blocks).toEqual(expect.arrayContaining(steps.slice(1)));
  });

  it('quotes the row of a setting below the head of its table', () => {
    const [first] = quote(ask('What is the port setting of the network?').candidates);
    expect(first!.blocks).toEqual([{...settings[0], rows: [PORT]}]);
    expect(first!.isExcerpt).toBe(true);
  });

  it('says when nothing fits half of the question', () => {
    expect(ask('Why do quokkas wear purple zebras?').isUnanswered).toBe(true);
    expect(ask('How do I install nvm?').isUnanswered).toBe(false);
  });

  it('looks for what is asked, not for the words that ask', () => {
    const asking = sampleShard([
      {path: '/docs', title: 'Start', text: 'What happens is what you want and need, in the best of ways.'},
      {path: '/docs/tokens', title: 'Tokens', text: 'When one expires, get another.'},
    ]);
    const {candidates, isUnanswered} = ask(
      'What happens when it expires, and what is the best way to get another?',
      asking,
    );
    expect(candidates[0]!.shard.pages[candidates[0]!.section.page]!.path).toBe('/docs/tokens');
    expect(isUnanswered).toBe(false);
  });

  it('quotes first the page of which several sections match', () => {
    const heading = (name: string) => ({heading: name, text: 'The retention of this part is set here, as others are.'});
    const mention = {heading: 'Retention', text: 'Set retention: retention is set.'};
    const topic = ['Retention', 'Change retention', 'Retention limits'].map(heading);
    const both = sampleShard([
      {path: '/docs', title: 'Start'},
      {path: '/docs/mention', title: 'Mention', sections: [mention]},
      {path: '/docs/topic', title: 'Topic', sections: topic},
    ]);
    const [first] = quote(ask('How is the retention set?', both).candidates);
    expect(first!.url).toBe('/docs/topic#retention');
  });

  it('finds nothing for nonsense', () => expect(quote(ask('zzqqxxyy?').candidates)).toEqual([]));
});
