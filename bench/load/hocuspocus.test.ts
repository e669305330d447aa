import { expect, it } from 'vitest';
import { encodeLength } from './hocuspocus.ts';

it.each([
  [0, [0]],
  [127, [127]],
  [128, [128, 1]],
  [300, [172, 2]],
  [65_536, [128, 128, 4]],
])('the length %i is written seven bits a byte', (length, bytes) => {
  expect(encodeLength(length)).toEqual(bytes);
});
