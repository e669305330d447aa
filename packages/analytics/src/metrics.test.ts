import { applyOps, toStoredOps } from '@redraft/revision-log';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeHeatmap, type HeatChange } from './heatmap.ts';
import type { WritingLog } from './log.ts';
import {
  computeMetrics,
  finishMetrics,
  foldFileSave,
  foldMetrics,
  listQuarters,
  minutesOfMetrics,
  startMetrics,
  type WritingMetrics,
} from './metrics.ts';
import { applyCounted, type CountedText, countedText, textOfCounted } from './process/counted-text.ts';
import { foldLog, listTimes, type Process } from './process/process.ts';
import { packQuarters, type Quarter, unpackQuarters } from './quarters.ts';
import { randomLog } from './testing/logs.ts';
import { wordPoints } from './testing/word-points.ts';
import { finishTimes } from './times.ts';
import { countWords } from './words.ts';
import { wordsChangedPerMinute } from './words-changed.ts';

function fold(measures: WritingMetrics, text: CountedText, saves: WritingLog['saves']): void {
  for (const { seq, t, ops } of saves) foldMetrics(measures, text, { seq, t, ops: toStoredOps(ops) });
}

/** Of each op alone. */
function changesOf({ ops, saves }: Process): HeatChange[] {
  return ops.map((op) => ({ t: saves[op.save]?.at ?? 0, chars: op.inserted + op.deleted }));
}

it('the metrics of a text that are stored and continued equal those of the whole log', () => {
  fc.assert(
    fc.property(randomLog, fc.nat(25), (log, cut) => {
      const text = countedText(log.base);
      const first = startMetrics();
      fold(first, text, log.saves.slice(0, cut));
      const stored: WritingMetrics = JSON.parse(JSON.stringify(first));
      const full = countedText(textOfCounted(text));
      fold(stored, full, log.saves.slice(cut));
      expect(finishMetrics(stored, full)).toEqual(computeMetrics(log));
    }),
  );
});

it('the metrics of a text have the times of the whole process', () => {
  fc.assert(
    fc.property(randomLog, (log) => {
      expect(finishTimes(computeMetrics(log).times)).toEqual(listTimes(foldLog(log)));
    }),
  );
});

it('the metrics of a text have the words changed in each minute of the whole process', () => {
  fc.assert(
    fc.property(randomLog, (log) => {
      expect(minutesOfMetrics(computeMetrics(log))).toEqual(wordsChangedPerMinute(foldLog(log)));
    }),
  );
});

it('the metrics of a text have all time, characters, words and saves in their quarters', () => {
  fc.assert(
    fc.property(randomLog, (log) => {
      const measures = computeMetrics(log);
      const process = foldLog(log);
      const quarters = unpackQuarters(packQuarters(listQuarters(measures)));
      const sum = (of: (quarter: Quarter) => number) => quarters.reduce((all, each) => all + of(each), 0);
      expect(sum(({ seconds }) => seconds)).toBe(listTimes(process).totalSeconds);
      expect(sum(({ saves }) => saves)).toBe(process.saves.length);
      expect(sum(({ chars }) => chars)).toBe(changesOf(process).reduce((all, { chars }) => all + chars, 0));
      expect(sum(({ words }) => words)).toBe(
        wordsChangedPerMinute(process).reduce((all, { words }) => all + words, 0),
      );
    }),
  );
});

it.each(['Europe/Berlin', 'Asia/Kathmandu', 'America/St_Johns', 'Australia/Lord_Howe'])(
  'the metrics of a text gives the heatmap of every save in %s',
  (timeZone) => {
    fc.assert(
      fc.property(randomLog, (log) => {
        const byQuarters = computeHeatmap(computeMetrics(log).quarters, timeZone);
        expect(byQuarters).toEqual(computeHeatmap(changesOf(foldLog(log)), timeZone));
      }),
    );
  },
);

it('the metrics of a text have no more entries than quarters of an hour with a change, in their order', () => {
  fc.assert(
    fc.property(randomLog, (log) => {
      const starts = computeMetrics(log).quarters.map(({ t }) => t);
      const times = wordPoints(foldLog(log)).map(({ t }) => t);
      expect(starts).toEqual([...new Set(times.map((t) => t - (t % 900_000)))]);
    }),
  );
});

it('the writing time counts saves of a clock that went back at the latest time so far', () => {
  const ops = [{ p: 0, del: 0, ins: 'six666' }];
  const measures = startMetrics();
  const text = countedText('');
  for (const [seq, minute] of [14, 16, 13, 17].entries()) {
    foldMetrics(measures, text, { seq: seq + 1, t: minute * 60_000, ops });
  }
  expect(measures.quarters).toEqual([
    { t: 0, chars: 6, seconds: 1, saves: 1 },
    { t: 900_000, chars: 18, seconds: 180, saves: 3 },
  ]);
});

it('the writing time counts a file without a text by its saves: two minutes apart, where the editor does not say how long changes waited', () => {
  const measures = startMetrics();
  for (const [index, minute] of [0, 2, 4, 15, 31].entries())
    foldFileSave(measures, { seq: index + 1, t: minute * 60_000, dirtyMs: null });
  expect(finishTimes(measures.times)).toMatchObject({ activeSeconds: 243, thinkSeconds: 659, saves: 5 });
  expect(listQuarters(measures)).toEqual([
    { t: 0, chars: 0, seconds: 241, saves: 3, words: 0 },
    { t: 900_000, chars: 0, seconds: 660, saves: 1, words: 0 },
    { t: 1_800_000, chars: 0, seconds: 1, saves: 1, words: 0 },
  ]);
});

it('the writing time counts a file without a text as a text where its editor saves each change', () => {
  const measures = startMetrics();
  for (let index = 0; index < 11; index++)
    foldFileSave(measures, { seq: index + 1, t: index * 13_000, dirtyMs: 200 });
  expect(finishTimes(measures.times)).toMatchObject({ activeSeconds: 11, thinkSeconds: 120, saves: 11 });
});

it('a counted text has the text and its words after every change', () => {
  fc.assert(
    fc.property(randomLog, (log) => {
      const text = countedText(log.base);
      let plain = log.base;
      for (const op of log.saves.flatMap(({ ops }) => toStoredOps(ops))) {
        applyCounted(text, op);
        plain = applyOps(plain, [op]);
        expect(text.words).toBe(countWords(plain));
      }
      expect(textOfCounted(text)).toBe(plain);
    }),
  );
});

it('a counted text processes only the changed range, however far it is from the one before', () => {
  const text = countedText('word '.repeat(20_000));
  expect(applyCounted(text, { p: 50_000, del: 10, ins: 'abc' })).toBe(13);
  expect(applyCounted(text, { p: 3, del: 0, ins: 'd' })).toBe(1);
});
