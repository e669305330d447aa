import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldLog } from './process/process.ts';
import { computeProgression } from './progression.ts';
import { collectStrokes } from './strokes.ts';
import { fixture, fixtureStart } from './testing/fixture.ts';
import { logOf, randomLog, type TextSave } from './testing/logs.ts';

it('the progression of a text has length and place after each save of the fixture, with a gap during absence', () => {
  const { saves, sittings, segments } = computeProgression(collectStrokes(fixture));
  expect(saves).toBe(11);
  expect(sittings).toEqual([
    { from: fixtureStart + 1000, to: fixtureStart + 501_000 },
    { from: fixtureStart + 2_400_000, to: fixtureStart + 2_401_000 },
  ]);
  const shown = segments.map(({ points }) =>
    points.map(({ save, t, chars, position }) => [save, (t - fixtureStart) / 1000, chars, position]),
  );
  expect(shown).toEqual([
    [
      [1, 1, 7, 7],
      [2, 2, 11, 11],
      [3, 3, 14, 14],
      [4, 8, 19, 19],
      [5, 9, 18, 18],
      [6, 70, 22, 8],
      [7, 71, 26, 12],
    ],
    [
      [8, 500, 30, 30],
      [9, 501, 37, 37],
    ],
    [
      [10, 2400, 30, 19],
      [11, 2401, 149, 149],
    ],
  ]);
});

it('the progression of a text keeps the ends of each run and the extreme positions in few points of a long log', () => {
  const saves = Array.from(
    { length: 2000 },
    (_save, index): TextSave => ({
      second: index,
      text: `${'a'.repeat(index % 50)}${'b'.repeat(1000 + index)}`,
    }),
  );
  const { segments } = computeProgression(collectStrokes(logOf(saves)), 100);
  const [points = []] = segments.map((segment) => segment.points);
  expect(points.length).toBeLessThanOrEqual(102);
  expect([points[0]?.save, points.at(-1)?.save]).toEqual([1, 2000]);
});

it('the progression of a text contains only states after a save, in order', () => {
  fc.assert(
    fc.property(randomLog, fc.integer({ min: 1, max: 12 }), (log, max) => {
      const process = foldLog(log);
      const points = computeProgression(collectStrokes(log), max).segments.flatMap(
        (segment) => segment.points,
      );
      expect(points.map(({ save }) => save)).toEqual(
        points.map(({ save }) => save).toSorted((a, b) => a - b),
      );
      for (const { save, t, chars, position } of points) {
        expect(process.saves[save - 1]).toMatchObject({ at: t, chars });
        expect(position).toBeLessThanOrEqual(chars);
      }
    }),
  );
});
