import { applyOps, toStoredOps } from '@redraft/revision-log';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WritingLog } from './log.ts';
import { foldLog } from './process/process.ts';
import { fixture, fixtureStart } from './testing/fixture.ts';
import { logOf, logStart, randomLog, type TextSave } from './testing/logs.ts';
import { wordsChanged } from './word-diff.ts';
import { splitWords } from './words.ts';
import { wordsChangedPerMinute, wordsChangedPerThird } from './words-changed.ts';

const wordsByMinute = (log: WritingLog) =>
  wordsChangedPerMinute(foldLog(log)).map(({ start, words }) => [start / 60_000, words]);

/** Whole texts compared, minute by minute. */
function comparedByMinute(log: WritingLog): number[][] {
  const texts = new Map<number, { before: string; after: string }>();
  let text = log.base;
  let latest = Number.NEGATIVE_INFINITY;
  for (const save of log.saves.filter(({ ops }) => ops.length > 0)) {
    latest = Math.max(latest, save.t);
    const minute = Math.floor(latest / 60_000);
    const before = texts.get(minute)?.before ?? text;
    text = applyOps(text, toStoredOps(save.ops));
    texts.set(minute, { before, after: text });
  }
  return [...texts].map(([minute, { before, after }]) => [
    minute,
    wordsChanged(splitWords(before), splitWords(after)),
  ]);
}

describe('words changed per minute', () => {
  it('words changed per minute of the fixture are 5, 2, 2 and 27 in the minutes 0, 1, 8 and 40', () => {
    const first = fixtureStart / 60_000;
    expect(wordsByMinute(fixture)).toEqual([
      [first, 5],
      [first + 1, 2],
      [first + 8, 2],
      [first + 40, 27],
    ]);
  });

  it('words changed per minute are zero if the typed text is deleted within the minute', () => {
    const log = logOf([
      { second: 1, text: 'one two' },
      { second: 20, text: '' },
    ]);
    expect(wordsByMinute(log)).toEqual([[logStart / 60_000, 0]]);
  });

  it('words changed per minute count a word whose letters changed far from where the save cut it', () => {
    const log = logOf([{ second: 1, text: 'an unlikely pair' }], 'a likely pair');
    expect(wordsByMinute(log)).toEqual([[logStart / 60_000, 2]]);
  });

  it('words changed per minute are those of the whole texts compared, however the changes are spread', () => {
    fc.assert(
      fc.property(randomLog, (log) => {
        expect(wordsByMinute(log)).toEqual(comparedByMinute(log));
      }),
    );
  });

  const filler = fc.array(fc.constantFrom('so', 'and', 'then', 'we', 'went', 'on'), {
    minLength: 60,
    maxLength: 120,
  });

  it('words changed per minute are not misled by text that only seems to have moved', () => {
    const period = 'so and then we ';
    const log = (middle: string): WritingLog => {
      const base = period.repeat(40) + middle + period.repeat(40);
      const ops = [
        { p: 0, del: '', ins: period },
        { p: base.length, del: period, ins: '' },
      ];
      return { base, saves: [{ seq: 1, t: logStart, dirtyMs: null, origin: 'typed', ops }] };
    };
    expect(wordsByMinute(log(''))).toEqual([[logStart / 60_000, 0]]);
    // One word that stands firm does not outweigh the eight that would be unmatched on both sides of it.
    expect(wordsByMinute(log('once '))).toEqual([[logStart / 60_000, 2]]);
    const firm = Array.from({ length: 30 }, (_, index) => `firm${index} `).join('');
    expect(wordsByMinute(log(firm))).toEqual([[logStart / 60_000, 8]]);
  });

  it('words changed per minute of two writers far apart are those of the whole texts compared, in repetitive text', () => {
    const edit = fc.array(fc.constantFrom('so', 'and', 'x'), { maxLength: 4 });
    const distinct = Array.from({ length: 80 }, (_, index) => `word${index}`);
    const edits = fc.array(fc.tuple(edit, edit), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(filler, fc.boolean(), edits, (repeated, isRepeated, pairs) => {
        const middle = (isRepeated ? repeated : [...repeated, ...distinct, ...repeated]).join(' ');
        let text = middle;
        const saves = pairs.map(([left, right], index): TextSave => {
          text = `${left.join(' ')} ${text} ${right.join(' ')}`;
          return { second: index * 15, text };
        });
        const log = logOf(saves, middle);
        expect(wordsByMinute(log)).toEqual(comparedByMinute(log));
      }),
    );
  });
});

describe('words changed per third of a day', () => {
  const minute = (time: string, words: number) => ({ start: Date.parse(time), words });

  it('words changed per third of a day are summed within the class time zone and leave out empty thirds', () => {
    const minutes = [
      minute('2026-03-02T06:59:00Z', 3),
      minute('2026-03-02T07:00:00Z', 4),
      minute('2026-03-02T14:59:00Z', 5),
      minute('2026-03-03T06:00:00Z', 1),
    ];
    expect(wordsChangedPerThird(minutes, 'Europe/Berlin')).toEqual([
      { start: Date.parse('2026-03-01T23:00:00Z'), end: Date.parse('2026-03-02T07:00:00Z'), words: 3 },
      { start: Date.parse('2026-03-02T07:00:00Z'), end: Date.parse('2026-03-02T15:00:00Z'), words: 9 },
      { start: Date.parse('2026-03-02T23:00:00Z'), end: Date.parse('2026-03-03T07:00:00Z'), words: 1 },
    ]);
  });
});
