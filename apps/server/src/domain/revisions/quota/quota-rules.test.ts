import { expect, it } from 'vitest';
import { checkFileQuota, smallSaveBytes } from './quota-rules.ts';

const limit = 1000 * smallSaveBytes;
const picture = 2 * smallSaveBytes;

it.each([
  ['words into an empty file', 0, 100, 'fits'],
  ['a picture into an empty file', 0, picture, 'fits'],
  ['a picture that just fits', limit - picture, picture, 'fits'],
  ['a picture that does not', limit - picture + 1, picture, 'full'],
  ['words into a file full of pictures', limit, 100, 'fits'],
  ['a large paste into a file full of pictures', limit, smallSaveBytes, 'fits'],
  ['the last words that are taken', 2 * limit - 100, 100, 'fits'],
  ['words beyond them', 2 * limit - 99, 100, 'full'],
  ['what passes four fifths', 0.8 * limit - 1, 1, 'gets_nearly_full'],
  ['what has passed them', 0.8 * limit, 1, 'fits'],
] as const)('the quota check returns %s', (_what, stored, added, verdict) => {
  expect(checkFileQuota(stored, added, limit)).toBe(verdict);
});
