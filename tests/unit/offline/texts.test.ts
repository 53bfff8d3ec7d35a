import {plainAddress} from '@site/src/lib/plain-address';
import {sizeText} from '@site/src/offline/ui/size-text';
import {expect, it} from 'vitest';

it.each([
  ['https://docs.example.com/docs/rest?x=1#get', 'https://docs.example.com/docs/rest'],
  ['https://docs.example.com/docs/rest.html', 'https://docs.example.com/docs/rest'],
  ['https://docs.example.com/docs/rest/', 'https://docs.example.com/docs/rest'],
  ['https://docs.example.com/docs/rest/index.html', 'https://docs.example.com/docs/rest'],
  ['https://docs.example.com/docs/rest.md', 'https://docs.example.com/docs/rest.md'],
  ['https://docs.example.com/', 'https://docs.example.com/'],
  ['https://docs.example.com/index.html', 'https://docs.example.com/'],
])('%s is kept as %s', (address, plain) => expect(plainAddress(address)).toBe(plain));

it.each([
  [12, '1 kB'],
  [640_400, '640 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [13_240_000, '13.2 MB'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
