import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyAll, createWorkbook, getFirstSheet } from '../testing/cells.ts';
import { replaceColumns } from './resize-and-hide.ts';
import type { ColumnSpan } from './workbook.ts';

const createSpan = (from: number, to: number, width: number | null = null): ColumnSpan => ({
  from,
  to,
  width,
  isHidden: false,
  style: null,
});
const formatSpans = (spans: readonly ColumnSpan[]): string[] =>
  spans.map(({ from, to, width }) => `${from}-${to}:${width}`);

it.each<[string, ColumnSpan[], [number, number], string[]]>([
  ['without existing spans', [], [2, 4], ['2-4:9']],
  ['within a span', [createSpan(0, 9, 5)], [2, 4], ['0-1:5', '2-4:9', '5-9:5']],
  ['over the start of a span', [createSpan(3, 6, 5)], [2, 4], ['2-2:9', '3-4:9', '5-6:5']],
  ['over the end of a span', [createSpan(0, 3, 5)], [2, 4], ['0-1:5', '2-3:9', '4-4:9']],
  [
    'over several spans and the gaps between them',
    [createSpan(0, 0, 5), createSpan(2, 2, 6)],
    [0, 3],
    ['0-0:9', '1-1:9', '2-2:9', '3-3:9'],
  ],
  ['before a span', [createSpan(6, 7, 5)], [2, 4], ['2-4:9', '6-7:5']],
  ['after a span', [createSpan(0, 1, 5)], [2, 4], ['0-1:5', '2-4:9']],
])('a new width is set for columns %s', (_, spans, [from, to], expected) => {
  expect(formatSpans(replaceColumns(spans, from, to, { width: 9 }))).toEqual(expected);
});

it('setting a width yields ordered spans without overlaps, and keeps all other columns', () => {
  const spans = fc.uniqueArray(fc.nat(15), { minLength: 2, maxLength: 8 }).map((ends) => {
    const sorted = ends.toSorted((one, other) => one - other);
    return sorted.flatMap((from, at) =>
      at % 2 === 0
        ? [createSpan(from, (sorted[at + 1] ?? from + 1) - (at + 1 < sorted.length ? 1 : 0), at)]
        : [],
    );
  });
  const widthIn = (all: readonly ColumnSpan[], column: number): number | null | undefined =>
    all.find(({ from, to }) => from <= column && column <= to)?.width;
  fc.assert(
    fc.property(spans, fc.nat(15), fc.nat(5), (before, from, extraCount) => {
      const after = replaceColumns(before, from, from + extraCount, { width: 99 });
      expect(after.every(({ from: start }, at) => at === 0 || start > (after[at - 1]?.to ?? -1))).toBe(true);
      const columns = Array.from({ length: 25 }, (_, column) => column);
      const requested = columns.map((column) =>
        column >= from && column <= from + extraCount ? 99 : widthIn(before, column),
      );
      expect(columns.map((column) => widthIn(after, column))).toEqual(requested);
    }),
  );
});

it('a row height is set, and reset to automatic', () => {
  const tall = applyAll(createWorkbook({ A1: 1 }), {
    kind: 'size',
    sheet: 1,
    axis: 'rows',
    from: 0,
    to: 2,
    size: 40,
  });
  expect([0, 2].map((row) => getFirstSheet(tall).rows.get(row)?.height)).toEqual([40, 40]);
  const back = applyAll(tall, { kind: 'size', sheet: 1, axis: 'rows', from: 0, to: 0, size: null });
  expect(getFirstSheet(back).rows.get(0)?.height).toBeNull();
});

it.each(['rows', 'columns'] as const)('hiding and showing keeps the content of %s', (axis) => {
  const hide = (isHidden: boolean) => ({ kind: 'hide', sheet: 1, axis, from: 0, to: 0, isHidden }) as const;
  const before = createWorkbook({ A1: 7 });
  const hidden = getFirstSheet(applyAll(before, hide(true)));
  const isHidden = axis === 'rows' ? hidden.rows.get(0)?.isHidden : hidden.columns[0]?.isHidden;
  expect(isHidden).toBe(true);
  const again = getFirstSheet(applyAll(before, hide(true), hide(false)));
  expect(again.rows.get(0)).toMatchObject({ isHidden: false });
  expect(again.rows.get(0)?.cells).toEqual(getFirstSheet(before).rows.get(0)?.cells);
});
