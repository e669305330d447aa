import { expect, it } from 'vitest';
import { toArea } from '../testing/cells.ts';
import type { Shift, StructureChange } from '../workbook/workbook.ts';
import { moveFormula, moveSection } from './update-section-references.ts';

const shiftOf = (shift: Shift, sheet = 1): StructureChange => ({
  kind: 'shift',
  sheet,
  name: sheet === 1 ? 'Harvest' : 'Other',
  shift,
});
const insertRows = shiftOf({ axis: 'rows', at: 2, count: 2 });
const deleteRows = shiftOf({ axis: 'rows', at: 2, count: -2 });
const insertOther = shiftOf({ axis: 'rows', at: 2, count: 2 }, 2);
const rename: StructureChange = { kind: 'rename', sheet: 1, from: 'Harvest', to: 'Crop' };
const sort: StructureChange = {
  kind: 'sort',
  sheet: 1,
  name: 'Harvest',
  area: toArea('A1:B3'),
  moved: new Map([
    [0, 2],
    [2, 0],
  ]),
};

const move = (raw: string, ...changes: StructureChange[]): string =>
  moveSection(/^<(\w+)/.exec(raw)?.[1] ?? '', raw, { changes, sheet: 1, originalSheetName: 'Harvest' });

const format = (ranges: string, formula: string): string =>
  `<conditionalFormatting sqref="${ranges}"><cfRule type="expression" priority="1"><formula>${formula}</formula></cfRule></conditionalFormatting>`;

it.each([
  ['moved ranges', insertRows, format('A3:B4 A1', 'A3&gt;$A$1'), format('A5:B6 A1', 'A5&gt;$A$1')],
  ['one of two ranges left', deleteRows, format('A3:B4 A1', 'A1&lt;2'), format('A1', 'A1&lt;2')],
  ['no range left', deleteRows, format('A3:B4', 'A3&gt;1'), ''],
  ['rows of another sheet', insertOther, format('A3', 'A3&gt;Other!A3'), format('A3', 'A3&gt;Other!A5')],
  ['a new name of its sheet', rename, format('A3', 'Harvest!A3+A3'), format('A3', 'Crop!A3+A3')],
])('a conditional format with %s after %j is moved', (_, change, raw, expected) => {
  expect(move(raw, change)).toBe(expected);
});

it.each([
  ['rowBreaks', insertRows, 5],
  ['rowBreaks', deleteRows, null],
  ['rowBreaks', insertOther, 3],
  ['colBreaks', insertRows, 3],
  ['colBreaks', shiftOf({ axis: 'columns', at: 0, count: 1 }), 4],
])('a break of %s after %j is at %j', (name, change, expected) => {
  const breaks = (id: number): string =>
    `<${name} count="1" manualBreakCount="1"><brk id="${id}" max="16383" man="1"/></${name}>`;
  expect(move(breaks(3), change)).toBe(expected === null ? '' : breaks(expected));
});

const link = (cell: string, location = 'Other!A3'): string =>
  `<hyperlinks><hyperlink ref="${cell}" location="${location}" display="x"/></hyperlinks>`;

it.each([
  ['its rows inserted above', [insertRows], link('A3'), link('A5')],
  ['rows inserted above its target', [insertOther], link('A3'), link('A3', 'Other!A5')],
  ['its row sorted', [sort], link('A3'), link('A1')],
  ['another row sorted', [sort], link('A2'), link('A2')],
  ['its column beside the sorted ones', [sort], link('D3'), link('D3')],
  ['its row sorted, then moved', [sort, insertRows], link('A1'), link('A5')],
  ['a target on the renamed sheet', [rename], link('A1', 'Harvest!B2'), link('A1', 'Crop!B2')],
  ['its row deleted', [deleteRows], link('A4'), ''],
])('a link with %s is written in its new place', (_, changes, before, expected) => {
  expect(move(before, ...changes)).toBe(expected);
});

it.each([
  '<pageMargins left="0.7" right="0.7"/>',
  '<sheetProtection sheet="1" ref="A3"/>',
  '<printOptions gridLines="1"/>',
])('the section %s has no references, and stays as it is', (raw) => {
  expect(move(raw, insertRows, rename)).toBe(raw);
});

it('a section without changes stays exactly as it is', () => {
  const raw = "<autoFilter  ref='A1:B9' ><filterColumn colId='0'/></autoFilter>";
  expect([move(raw), move(raw, insertOther)]).toEqual([raw, raw]);
});

it('a formula follows its own sheet through a change of its name', () => {
  const changes = [insertRows, rename, shiftOf({ axis: 'rows', at: 0, count: 1 })];
  const renamedShift = { ...shiftOf({ axis: 'rows', at: 0, count: 1 }), name: 'Crop' } as const;
  const context = { sheet: 1, originalSheetName: 'Harvest' };
  expect(moveFormula('A3+Harvest!A3', { ...context, changes: [...changes.slice(0, 2), renamedShift] })).toBe(
    'A6+Crop!A6',
  );
  expect(moveFormula('A3', { ...context, changes: [insertOther] })).toBe('A3');
});
