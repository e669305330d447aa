import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyAll, firstOf, workbookWith } from '../testing/cells.ts';
import { replaceColumns } from './resize-and-hide.ts';
import type { ColumnSpan } from './workbook.ts';

const span = (from: number, to: number, width: number | null = null): ColumnSpan => ({
  from,
  to,
  width,
  isHidden: false,
  style: null,
});
const shown = (spans: readonly ColumnSpan[]): string[] =>
  spans.map(({ from, to, width }) => `${from}-${to}:${width}`);

it.each<[string, ColumnSpan[], [number, number], string[]]>([
  ['where none was said', [], [2, 4], ['2-4:9']],
  ['within a span', [span(0, 9, 5)], [2, 4], ['0-1:5', '2-4:9', '5-9:5']],
  ['over the beginning of a span', [span(3, 6, 5)], [2, 4], ['2-2:9', '3-4:9', '5-6:5']],
  ['over the end of a span', [span(0, 3, 5)], [2, 4], ['0-1:5', '2-3:9', '4-4:9']],
  [
    'over several spans and what lies between',
    [span(0, 0, 5), span(2, 2, 6)],
    [0, 3],
    ['0-0:9', '1-1:9', '2-2:9', '3-3:9'],
  ],
  ['before a span', [span(6, 7, 5)], [2, 4], ['2-4:9', '6-7:5']],
  ['behind a span', [span(0, 1, 5)], [2, 4], ['0-1:5', '2-4:9']],
])('columns of another width are cut out %s', (_, spans, [from, to], expected) => {
  expect(shown(replaceColumns(spans, from, to, { width: 9 }))).toEqual(expected);
});

it('columns of another width are said once for each column, in their order, and the others stay as they are', () => {
  const spans = fc.uniqueArray(fc.nat(15), { minLength: 2, maxLength: 8 }).map((ends) => {
    const sorted = ends.toSorted((one, other) => one - other);
    return sorted.flatMap((from, at) =>
      at % 2 === 0 ? [span(from, (sorted[at + 1] ?? from + 1) - (at + 1 < sorted.length ? 1 : 0), at)] : [],
    );
  });
  const widthIn = (all: readonly ColumnSpan[], column: number): number | null | undefined =>
    all.find(({ from, to }) => from <= column && column <= to)?.width;
  fc.assert(
    fc.property(spans, fc.nat(15), fc.nat(5), (before, from, more) => {
      const after = replaceColumns(before, from, from + more, { width: 99 });
      expect(after.every(({ from: start }, at) => at === 0 || start > (after[at - 1]?.to ?? -1))).toBe(true);
      const columns = Array.from({ length: 25 }, (_, column) => column);
      const requested = columns.map((column) =>
        column >= from && column <= from + more ? 99 : widthIn(before, column),
      );
      expect(columns.map((column) => widthIn(after, column))).toEqual(requested);
    }),
  );
});

it('rows are as high as somebody says, or as high as they are by themselves', () => {
  const tall = applyAll(workbookWith({ A1: 1 }), {
    kind: 'size',
    sheet: 1,
    axis: 'rows',
    from: 0,
    to: 2,
    size: 40,
  });
  expect([0, 2].map((row) => firstOf(tall).rows.get(row)?.height)).toEqual([40, 40]);
  const back = applyAll(tall, { kind: 'size', sheet: 1, axis: 'rows', from: 0, to: 0, size: null });
  expect(firstOf(back).rows.get(0)?.height).toBeNull();
});

it.each(['rows', 'columns'] as const)(
  'rows and columns are hidden and shown again, with what is in them: %s',
  (axis) => {
    const hide = (isHidden: boolean) => ({ kind: 'hide', sheet: 1, axis, from: 0, to: 0, isHidden }) as const;
    const before = workbookWith({ A1: 7 });
    const hidden = firstOf(applyAll(before, hide(true)));
    const isHidden = axis === 'rows' ? hidden.rows.get(0)?.isHidden : hidden.columns[0]?.isHidden;
    expect(isHidden).toBe(true);
    const again = firstOf(applyAll(before, hide(true), hide(false)));
    expect(again.rows.get(0)).toMatchObject({ isHidden: false });
    expect(again.rows.get(0)?.cells).toEqual(firstOf(before).rows.get(0)?.cells);
  },
);
