import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeMatrix } from './change-matrix.ts';
import type { WritingLog } from './log.ts';
import { foldLog } from './process/process.ts';
import { computeStrokeMatrix } from './stroke-matrix.ts';
import { collectStrokes } from './strokes.ts';
import { fixture } from './testing/fixture.ts';
import { randomLog, withoutLast } from './testing/logs.ts';

function atOnce(log: WritingLog, options: Parameters<typeof computeStrokeMatrix>[1]) {
  const fold = computeStrokeMatrix(collectStrokes(log), options);
  for (;;) {
    const { done, value } = fold.next();
    if (done) return value;
  }
}

it('position by time from a log without its words has the cells of the fixture', () => {
  const { cells, length, rows } = atOnce(withoutLast(fixture), { axis: 'session', positionBins: 3 });
  expect(cells).toEqual([
    [10, 17, 12],
    [0, 7, 0],
  ]);
  expect(length).toBe(30);
  expect(rows).toEqual([
    { from: 0, to: 9 },
    { from: 9, to: 10 },
  ]);
});

it.each(['real', 'session', 'compressed'] as const)(
  'position by time from a log without its words is that of every single character, whatever was written, on the axis %s',
  (axis) => {
    const bins = fc.integer({ min: 1, max: 7 });
    fc.assert(
      fc.property(randomLog, bins, bins, (log, timeBins, positionBins) => {
        const options = { axis, timeBins, positionBins };
        const { rows, length, ...matrix } = atOnce(log, options);
        const process = foldLog(log);
        expect(matrix).toEqual(changeMatrix(process, options));
        expect(length).toBe(process.saves.at(-1)?.chars ?? process.baseLength);
        const saves = rows.flatMap((row) => (row ? row.to - row.from : 0));
        expect(saves.reduce((sum, count) => sum + count, 0)).toBe(process.saves.length);
      }),
    );
  },
);
