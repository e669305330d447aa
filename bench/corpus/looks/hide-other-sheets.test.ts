import { expect, it } from 'vitest';
import { hideInWorkbook } from './hide-other-sheets.ts';

const sheets =
  '<sheets><sheet name="A" r:id="1"/><sheet name="B" state="veryHidden" r:id="2"/><x:sheet name="C" r:id="3"></x:sheet></sheets>';

it.each([
  ['the first', '', ['B', 'C']],
  ['the active one', '<bookViews><workbookView xWindow="0" activeTab="2"/></bookViews>', ['A', 'B']],
])('all sheets but %s are hidden', (_, views, expected) => {
  const hidden = [...hideInWorkbook(views + sheets).matchAll(/name="(\w)"[^<>]*state="hidden"/g)];
  expect(hidden.map(([, name]) => name)).toEqual(expected);
});
