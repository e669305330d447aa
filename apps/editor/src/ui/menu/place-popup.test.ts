import { expect, it } from 'vitest';
import { computeSubmenuLeft } from './place-popup.ts';

const entry = { left: 400, right: 600 };

it.each([
  ['after its entry', { width: 200, windowWidth: 1000, isMirrored: false }, 596],
  [
    'before its entry, where there is no space after it',
    { width: 200, windowWidth: 700, isMirrored: false },
    204,
  ],
  ['after its entry from right to left', { width: 200, windowWidth: 1000, isMirrored: true }, 204],
  [
    'before its entry from right to left, where there is no space after it',
    { width: 500, windowWidth: 1200, isMirrored: true },
    596,
  ],
])('a submenu opens %s', (_where, options, left) => {
  expect(computeSubmenuLeft(entry, options)).toBe(left);
});
