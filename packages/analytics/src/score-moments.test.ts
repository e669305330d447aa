import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeEffort } from './effort.ts';
import { foldLog } from './process/process.ts';
import { findScoreMoments, type ScoreMoment } from './score-moments.ts';
import { computeScoresOfProcess } from './scores.ts';
import { fixture } from './testing/fixture.ts';
import { logOf, randomLog, type TextSave } from './testing/logs.ts';

const saves = (moments: readonly ScoreMoment[]) => moments.map(({ save }) => save);

it('the rows of the fixture lead to its sittings and to its two episodes', () => {
  const { effort, revision } = findScoreMoments(foldLog(fixture));
  expect(saves(effort.time)).toEqual([1, 10]);
  expect(saves(effort.sittings)).toEqual([]);
  // What came in one save is not typed.
  expect(saves(effort.words)).toEqual([1]);
  expect(saves(revision.volume)).toEqual([6, 10]);
  expect(saves(revision.reach)).toEqual([6, 10]);
  expect(saves(revision.depth)).toEqual([]);
  expect(saves(revision.return)).toEqual([]);
});

it('a passage inserted on a later day gives depth and return', () => {
  const text = 'word '.repeat(60).trim();
  const written = Array.from(
    { length: 60 },
    (_save, index): TextSave => ({ second: index, text: text.slice(0, 5 * index + 4) }),
  );
  const later = Array.from(
    { length: 40 },
    (_save, index): TextSave => ({
      second: 90_000 + index,
      text: `${'x'.repeat(index + 1)} ${text}`,
    }),
  );
  const { revision } = findScoreMoments(foldLog(logOf([...written, ...later])));
  expect(saves(revision.depth)).toEqual([61]);
  expect(saves(revision.return)).toEqual([61]);
});

it('every moment is a save of the log in order, and rows with points have one', () => {
  fc.assert(
    fc.property(randomLog, (log) => {
      const process = foldLog(log);
      const moments = findScoreMoments(process);
      for (const row of [...Object.values(moments.effort), ...Object.values(moments.revision)]) {
        expect(saves(row)).toEqual(saves(row).toSorted((a, b) => a - b));
        for (const { save, seq, t } of row) expect(process.saves[save - 1]).toMatchObject({ seq, at: t });
      }
      const scores = computeScoresOfProcess(process, {
        targets: { words: 10, minutes: 1, sittings: 1 },
        canReturn: true,
      });
      const rows = { ...scores.effort.rows, ...scores.revision.rows };
      const known = { ...moments.effort, ...moments.revision };
      for (const name of ['time', 'sittings', 'reach', 'depth', 'return'] as const)
        expect(known[name].length > 0).toBe((rows[name] ?? 0) > 0);
    }),
  );
});

it('a log without saves has no moments', () => {
  const { effort, revision } = findScoreMoments(foldLog({ base: 'Base', saves: [] }));
  expect([...Object.values(effort), ...Object.values(revision)].flat()).toEqual([]);
  expect(
    computeEffort(
      { activeSeconds: 0, thinkSeconds: 0, sessions: [], typedChars: 0, linearity: null, typedWords: 0 },
      {},
    ).score,
  ).toBeNull();
});
