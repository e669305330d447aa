import { expect, it } from 'vitest';
import { hideInWorkbook } from './hide-other-sheets.ts';

it.each([
  ['the first', '', ['B', 'C']],
  ['the second, if the first is hidden', ' state="veryHidden"', ['C']],
])('all sheets but %s are hidden', (_, state, expected) => {
  const xml = `<sheets><sheet name="A"${state} r:id="1"/><sheet name="B" r:id="2"/><x:sheet name="C" r:id="3"></x:sheet></sheets>`;
  const hidden = [...hideInWorkbook(xml).matchAll(/name="(\w)"[^<>]*state="hidden"/g)];
  expect(hidden.map(([, name]) => name)).toEqual(expected);
});
