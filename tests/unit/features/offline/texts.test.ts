import {sizeText} from '@site/src/features/offline/ui/size-text';
import {expect, it} from 'vitest';

it.each([
  [12, '1 kB'],
  [640_400, '640 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [13_240_000, '13.2 MB'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
