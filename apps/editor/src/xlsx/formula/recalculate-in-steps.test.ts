import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createWorkbook, getFirstSheet, now } from '../testing/cells.ts';
import { applyToWorkbook } from '../workbook/apply-edit.ts';
import { toCellKey } from '../workbook/area.ts';
import { type Cell, getCell, type Value, type Workbook } from '../workbook/workbook.ts';
import { recalculate, recalculateInSteps } from './calculate.ts';
import { runToEnd } from './steps.ts';

const rowCount = 300;

/** Three columns of formulas that depend on A1: each on its own, on the row above, and on a range; one of them shows several results. */
const workbook = createWorkbook({
  A1: 2,
  ...Object.fromEntries(
    Array.from({ length: rowCount }, (_, index) => {
      const row = index + 1;
      return [
        [`B${row}`, `=A$1+${row}`],
        [`C${row}`, row === 1 ? '=B1' : `=C${row - 1}+B${row}`],
        [`D${row}`, `=SUM(B$1:B${row})`],
      ];
    }).flat(),
  ),
  F1: '=SEQUENCE(A1)',
  G1: '=SUM(F1#)',
});

const changed = applyToWorkbook(workbook, {
  kind: 'cells',
  sheet: 1,
  changes: [{ row: 0, column: 0, value: 5 }],
});
const scope = { kind: 'cells', cells: [{ sheet: 1, row: 0, column: 0 }] } as const;
const expected = recalculate(changed, scope, now);

function listValues(of: Workbook): ReadonlyMap<number, Value> {
  const values = new Map<number, Value>();
  for (const [row, { cells }] of getFirstSheet(of).rows)
    for (const [column, { value }] of cells) values.set(toCellKey(row, column), value);
  return values;
}

function listCells(of: Workbook): readonly (readonly [number, Cell])[] {
  const cells = [...getFirstSheet(of).rows].flatMap(([row, line]) =>
    [...line.cells].map(([column, cell]) => [toCellKey(row, column), cell] as const),
  );
  return cells.sort(([one], [other]) => one - other);
}

it('shown cells have their results first, the others later, and at the end all are as if calculated at once', () => {
  fc.assert(
    fc.property(fc.nat(rowCount), fc.nat(rowCount), fc.nat(6), (top, height, right) => {
      const isShown = ({ row, column }: { row: number; column: number }) =>
        row >= top && row <= top + height && column <= right;
      const partials: Workbook[] = [];
      const work = recalculateInSteps(changed, scope, { now, isShown });
      let step = work.next();
      for (; !step.done; step = work.next()) if (step.value !== undefined) partials.push(step.value);
      expect(listValues(step.value)).toEqual(listValues(expected));
      const [first] = partials;
      if (first === undefined) throw new Error('No step gave results');
      for (const [row, { cells }] of getFirstSheet(changed).rows)
        for (const [column, before] of cells) {
          // Results that take several cells come last.
          if (column > 3) continue;
          const isCalculated = isShown({ row, column });
          const source = isCalculated ? getCell(getFirstSheet(expected), { row, column }) : before;
          expect(getCell(getFirstSheet(first), { row, column })?.value).toBe(source?.value);
        }
    }),
    { numRuns: 20 },
  );
});

/** Of these formulas, the first to be calculated decides: arrays that overlap from A1 = 3 on, and cells that are circular in two ways. */
const contested = createWorkbook({
  A1: 2,
  ...Object.fromEntries(
    Array.from({ length: rowCount }, (_, index) => {
      const row = index + 1;
      return [
        [`B${row}`, `=C${row}+D${row}+A$1`],
        [`C${row}`, `=IFERROR(B${row},1)`],
        [`D${row}`, `=IFERROR(B${row},2)`],
        ...(row % 10 === 5 ? [[`F${row}`, '=SEQUENCE(1,A$1)']] : []),
        ...(row % 10 === 3 ? [[`H${row}`, '=SEQUENCE(A$1)']] : []),
        [`Q${row}`, `=SUM(F${row}:N${row})`],
      ];
    }).flat(),
  ),
});

it('which results arrays and cycles have does not depend on what is shown', () => {
  const before = applyToWorkbook(contested, {
    kind: 'cells',
    sheet: 1,
    changes: [{ row: 0, column: 0, value: 7 }],
  });
  const atOnce = recalculate(before, scope, now);
  fc.assert(
    fc.property(fc.nat(rowCount), fc.nat(40), fc.nat(7), fc.nat(2), (top, height, left, width) => {
      const isShown = ({ row, column }: { row: number; column: number }) =>
        row >= top && row <= top + height && column >= left && column <= left + width;
      expect(listCells(runToEnd(recalculateInSteps(before, scope, { now, isShown })))).toEqual(
        listCells(atOnce),
      );
    }),
    { numRuns: 30 },
  );
});

it('formulas beyond the limit of reads keep their values, whatever is shown', () => {
  const readsAll = Object.fromEntries(
    Array.from({ length: 600 }, (_, index) => [`B${index + 1}`, `=SUM(D$1:W$500)+A$1+${index}`]),
  );
  const isFilled = createWorkbook({
    A1: 1,
    ...readsAll,
    ...Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`W${index + 1}`, 1])),
  });
  const before = applyToWorkbook(isFilled, {
    kind: 'cells',
    sheet: 1,
    changes: [{ row: 0, column: 0, value: 2 }],
  });
  const atOnce = recalculate(before, scope, now);
  const isShown = ({ row }: { row: number }) => row >= 590;
  expect(listCells(runToEnd(recalculateInSteps(before, scope, { now, isShown })))).toEqual(listCells(atOnce));
});

it('a row whose results were shown first is the same object at the end', () => {
  const isShown = ({ row }: { row: number }) => row === 10;
  const work = recalculateInSteps(changed, scope, { now, isShown });
  let partial: Workbook | undefined;
  let step = work.next();
  for (; !step.done; step = work.next()) partial ??= step.value;
  if (partial === undefined) throw new Error('No step gave results');
  expect(getFirstSheet(step.value).rows.get(10)).toBe(getFirstSheet(partial).rows.get(10));
  expect(getFirstSheet(step.value).rows.get(11)).not.toBe(getFirstSheet(partial).rows.get(11));
});

it('many formulas are calculated in many steps', () => {
  const work = recalculateInSteps(changed, scope, { now, isShown: () => false });
  let steps = 0;
  while (!work.next().done) steps += 1;
  expect(steps).toBeGreaterThan(20);
});
