import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeMatrix } from './change-matrix.ts';
import { foldLog, getText } from './process/process.ts';
import { logOf, logStart, randomLog } from './testing/logs.ts';
import { computeGrowth, growthBands } from './text-growth.ts';

const at = (second: number) => logStart + second * 1000;

it('a text is cut into runs by the sitting in which they were written, by breaks and by lines', () => {
  const log = logOf(
    [
      { second: 0, text: 'Given. One' },
      { second: 10, text: 'Given. One two' },
      { second: 500, text: 'Given. One two, three' },
      { second: 3000, text: 'Given. One or two, three' },
      { second: 3001, text: 'Given. One or two, three\nEnd' },
    ],
    'Given.',
  );
  const { text, runs, sittings } = computeGrowth(foldLog(log));
  let from = 0;
  const reported = runs.map(({ length, sitting, firstAt, lastAt }) => {
    const words = text.slice(from, from + length);
    from += length;
    return [words, sitting, (firstAt - logStart) / 1000, (lastAt - logStart) / 1000];
  });
  expect(reported).toEqual([
    ['Given.', null, 0, 0],
    [' One ', 0, 0, 10],
    ['or ', 1, 3000, 3000],
    ['two', 0, 10, 10],
    [', three', 0, 500, 500],
    ['\n', 1, 3001, 3001],
    ['End', 1, 3001, 3001],
  ]);
  expect(sittings).toEqual([
    { firstAt: at(0), lastAt: at(500), characters: 15 },
    { firstAt: at(3000), lastAt: at(3001), characters: 7 },
  ]);
});

it('the growth of an unwritten text is empty', () => {
  expect(computeGrowth(foldLog({ base: '', saves: [] }))).toMatchObject({
    text: '',
    sittings: [],
    runs: [],
    maps: { real: { cells: [] }, compressed: { cells: [] } },
  });
});

it('the runs of a text are as long as the text, and each is in its sitting', () => {
  fc.assert(
    fc.property(randomLog, (log) => {
      const process = foldLog(log);
      const { text, runs, sittings } = computeGrowth(process);
      expect(text).toBe(getText(process));
      expect(runs.reduce((sum, { length }) => sum + length, 0)).toBe([...text].length);
      for (const { sitting, firstAt, lastAt } of runs) {
        if (sitting === null) continue;
        // A sitting begins within the second that its first characters are counted to.
        expect(firstAt).toBeGreaterThan((sittings[sitting]?.firstAt ?? 0) - 1000);
        expect(lastAt).toBeLessThanOrEqual(sittings[sitting]?.lastAt ?? 0);
      }
    }),
  );
});

it('the cells of both maps are those of the change matrix, and are within their times', () => {
  fc.assert(
    fc.property(randomLog, (log) => {
      const process = foldLog(log);
      const { maps } = computeGrowth(process);
      for (const axis of ['real', 'compressed'] as const) {
        const { timeBins, cells } = maps[axis];
        const matrix = changeMatrix(process, { axis, timeBins, positionBins: growthBands });
        for (const [time, row] of matrix.cells.entries())
          for (const [position, sum] of row.entries()) {
            const cell = cells.find((one) => one.time === time && one.place === position);
            expect((cell?.inserted ?? 0) + (cell?.deleted ?? 0)).toBe(sum);
            if (cell) expect(cell.firstAt).toBeLessThanOrEqual(cell.lastAt);
          }
      }
    }),
    { numRuns: 30 },
  );
});
