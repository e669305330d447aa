import { expect, it } from 'vitest';
import type { Shift, StructureChange } from '../workbook/workbook.ts';
import { moveChart, moveDrawing, movePivot } from './update-chart-references.ts';

const shiftRows: StructureChange = {
  kind: 'shift',
  sheet: 1,
  name: 'Harvest',
  shift: { axis: 'rows', at: 1, count: 2 },
};
const rename: StructureChange = { kind: 'rename', sheet: 1, from: 'Harvest', to: 'R&D' };
const remove: StructureChange = { kind: 'remove', sheet: 1, name: 'Harvest' };

it.each<[string, StructureChange[], string]>([
  ['<c:f>Harvest!$B$2:$B$4</c:f>', [shiftRows], '<c:f>Harvest!$B$4:$B$6</c:f>'],
  ['<c:f>Other!$B$2</c:f>', [shiftRows], '<c:f>Other!$B$2</c:f>'],
  ['<f>(Harvest!$B$1,Harvest!$B$3)</f>', [shiftRows], '<f>(Harvest!$B$1,Harvest!$B$5)</f>'],
  ['<c:f x="1">Harvest!$B$2</c:f>', [rename], '<c:f x="1">\'R&amp;D\'!$B$2</c:f>'],
  ['<c:f>Harvest!$B$2</c:f>', [remove], '<c:f>#REF!</c:f>'],
  ['<c:f>Harvest!$B$2</c:f>', [shiftRows, rename], "<c:f>'R&amp;D'!$B$4</c:f>"],
  ["<c:f>'Sum &amp; total'!$B$2</c:f>", [shiftRows], "<c:f>'Sum &amp; total'!$B$2</c:f>"],
  ['<c:v>Harvest!$B$2</c:v>', [rename], '<c:v>Harvest!$B$2</c:v>'],
  ['<c:formatCode>Harvest!B2</c:formatCode>', [rename], '<c:formatCode>Harvest!B2</c:formatCode>'],
  ['<c:f>Harvest!$B$2</c:f>', [], '<c:f>Harvest!$B$2</c:f>'],
])('the chart %s after %j refers to %s', (xml, changes, expected) => {
  expect(moveChart(xml, changes)).toBe(expected);
});

it.each<[string, StructureChange[], string]>([
  [
    '<worksheetSource ref="A1:B9" sheet="Harvest"/>',
    [rename],
    '<worksheetSource ref="A1:B9" sheet="R&amp;D"/>',
  ],
  [
    "<x:worksheetSource sheet='HARVEST' ref='A1'/>",
    [rename],
    '<x:worksheetSource sheet="R&amp;D" ref=\'A1\'/>',
  ],
  ['<worksheetSource sheet="Other"/>', [rename], '<worksheetSource sheet="Other"/>'],
  ['<worksheetSource name="Sales"/>', [rename], '<worksheetSource name="Sales"/>'],
  [
    '<worksheetSource ref="A1:B9" sheet="Harvest"/>',
    [shiftRows],
    '<worksheetSource ref="A1:B9" sheet="Harvest"/>',
  ],
])('the source of a pivot table %s after %j is %s', (xml, changes, expected) => {
  expect(movePivot(xml, changes)).toBe(expected);
});

const corner = (name: string, column: number, row: number): string =>
  `<${name}><col>${column}</col><colOff>0</colOff><row>${row}</row><rowOff>0</rowOff></${name}>`;
const createAnchor = (from: [number, number], to: [number, number] | null, attributes = ''): string => {
  const name = to === null ? 'oneCellAnchor' : 'twoCellAnchor';
  return `<${name}${attributes}>${corner('from', ...from)}${to === null ? '' : corner('to', ...to)}<pic/></${name}>`;
};

const rows = (at: number, count: number): Shift => ({ axis: 'rows', at, count });
const columns = (at: number, count: number): Shift => ({ axis: 'columns', at, count });

it.each<[string, Shift, [number, number], [number, number]]>([
  ['rows inserted above', rows(1, 2), [5, 5], [9, 14]],
  ['rows inserted inside', rows(5, 2), [5, 3], [9, 14]],
  ['rows inserted below', rows(20, 2), [5, 3], [9, 12]],
  ['rows deleted above', rows(0, -2), [5, 1], [9, 10]],
  ['rows deleted inside', rows(5, -2), [5, 3], [9, 10]],
  ['its first rows deleted', rows(2, -3), [5, 2], [9, 9]],
  ['all of its rows deleted', rows(1, -20), [5, 1], [9, 10]],
  ['columns inserted before', columns(0, 3), [8, 3], [12, 12]],
  ['columns deleted inside', columns(6, -1), [5, 3], [8, 12]],
])('a picture with %s, as by %j, is anchored from %j to %j', (_, shift, from, to) => {
  expect(moveDrawing(createAnchor([5, 3], [9, 12]), [shift])).toBe(createAnchor(from, to));
});

it('a picture anchored in one cell moves with it', () => {
  expect(moveDrawing(createAnchor([5, 3], null), [rows(0, 4), columns(5, 1)])).toBe(
    createAnchor([6, 7], null),
  );
});

it('a picture at an absolute position stays there', () => {
  const anchor = createAnchor([5, 3], [9, 12], ' editAs="absolute"');
  expect(moveDrawing(anchor, [rows(0, 4)])).toBe(anchor);
  const moved = createAnchor([5, 7], [9, 16], ' editAs="oneCell"');
  expect(moveDrawing(createAnchor([5, 3], [9, 12], ' editAs="oneCell"'), [rows(0, 4)])).toBe(moved);
});

it('each of several pictures moves on its own', () => {
  const before = createAnchor([0, 0], [1, 1]) + createAnchor([0, 8], [1, 9]);
  expect(moveDrawing(before, [rows(4, 1)])).toBe(
    createAnchor([0, 0], [1, 1]) + createAnchor([0, 9], [1, 10]),
  );
});
