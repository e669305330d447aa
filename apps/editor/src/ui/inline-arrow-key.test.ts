// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { inlineArrowKey, mirrorArrowKey } from './inline-arrow-key.ts';

it.each([
  ['ArrowRight', 'ArrowLeft'],
  ['ArrowLeft', 'ArrowRight'],
  ['ArrowDown', 'ArrowDown'],
  ['Home', 'Home'],
])('the key %s in a row from right to left leads where %s leads from left to right', (key, mirrored) => {
  expect(mirrorArrowKey(key, true)).toBe(mirrored);
  expect(mirrorArrowKey(key, false)).toBe(key);
});

it.each([
  ['rtl', 'ArrowRight'],
  ['ltr', 'ArrowLeft'],
])('the left arrow in a toolbar written %s leads as %s', (direction, leads) => {
  const toolbar = document.createElement('div');
  toolbar.style.direction = direction;
  document.body.append(toolbar);
  expect(inlineArrowKey({ key: 'ArrowLeft', currentTarget: toolbar })).toBe(leads);
});
