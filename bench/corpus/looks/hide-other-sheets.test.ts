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

it('print areas of hidden sheets are removed, as LibreOffice would print them', () => {
  const nameAreas = (index: number) =>
    `<definedName name="_xlnm.Print_Area" localSheetId="${index}">A!$A$1</definedName>`;
  const names = `${nameAreas(0)}<definedName name="year">A!$A$1</definedName>${nameAreas(1)}`;
  const kept = `${nameAreas(0)}<definedName name="year">A!$A$1</definedName>`;
  expect(hideInWorkbook(`${sheets}<definedNames>${names}</definedNames>`)).toContain(
    `<definedNames>${kept}</definedNames>`,
  );
});
