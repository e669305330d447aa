import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldLog, startProcess } from './process/process.ts';
import { createReport, rounded } from './report.ts';
import { fixture, fixtureStart } from './testing/fixture.ts';
import { logOf, randomLog } from './testing/logs.ts';

const options = { zones: ['Europe/Berlin'], effort: { words: 100 } };

it('the report of the example has the documented figures', () => {
  expect(rounded(createReport(foldLog(fixture), options))).toMatchObject({
    saves: 11,
    ops: 11,
    time: {
      active: 11,
      think: 64,
      away: 2326,
      total: 75,
      span: 2401,
      rush: 0.171875,
      rushShown: null,
      rushBand: null,
    },
    sessions: [
      { first: 0, last: 500, firstAt: fixtureStart + 1000, saves: 9, active: 9, think: 64, away: 428 },
      { first: 2399, last: 2400, saves: 2, active: 2, think: 0, away: 0 },
    ],
    pauses: { count: 2, count10: 1, median: 33, share: 0.853333 },
    bursts: {
      P: { count: 2, chars: 25, median: 12.5 },
      R: { count: 1, chars: 5, median: 5 },
      E: { count: 0, chars: 0, median: null },
      O: { count: 0, chars: 0, median: null },
    },
    wpm: { words: 32, typedWords: 7, wpm: 26, wpmTyped: 6 },
    wordsChanged8h: { 'Europe/Berlin': [{ bucket: '2026-03-02 08', words: 36 }] },
    wordsChangedPerMinute: [0, 1, 8, 40].map((minute, index) => [
      fixtureStart / 60_000 + minute,
      [5, 2, 2, 27][index],
    ]),
    linearity: {
      atEdge: 149,
      inserted: 157,
      linearity: 0.949045,
      inTextOps: 3,
      ops: 11,
      jumps: 0,
      steps: 10,
      jumpsPer100: 0,
      medianJump: null,
    },
    revision: {
      inserted: 157,
      deleted: 8,
      moved: 0,
      final: 149,
      base: 0,
      physicallyInserted: 157,
      physicallyDeleted: 8,
      deletionRate: 0.050955,
      productProcess: 0.949045,
      typed: { inserted: 38, deleted: 8, surviving: 30, deletionRate: 0.210526, productProcess: 0.789474 },
      immediate: 1,
      substantive: 7,
      medianDepth: 0.636364,
      finalByOrigin: { base: 0, typed: 30, large: 119, import: 0 },
      episodeWeq: 2.5,
      inTextOps: 3,
      episodes: 2,
      episodes5: 0,
    },
    largeInsertions: { items: [[2400, 119, 25, 1]], batched: [], surviving: 119, share: 0.798658 },
    heatmapHours: {
      'Europe/Berlin': [{ bucket: '2026-03-02 10 +01:00', chars: 165, weq: 27.5, band: 'low' }],
    },
    revisionScore: { words: 32, rows: { return: 0 }, exact: null, score: null },
  });
});

it('the report has its maps on three axes, each with every inserted and deleted character', () => {
  const maps = createReport(foldLog(fixture), options).essayMaps;
  expect(maps.map(({ axis, bins, cells, sum }) => [axis, bins, cells.length, sum])).toEqual([
    ['session', 20, 2, 165],
    ['real', 20, 20, 165],
    ['compressed', 20, 20, 165],
  ]);
});

it('the report of an empty text is empty, not wrong', () => {
  const report = createReport(startProcess('A template.'), { zones: ['UTC'], effort: {} });
  expect(report).toMatchObject({
    saves: 0,
    time: { total: 0, span: 0, rush: null, rushShown: null },
    sessions: [],
    pauses: { count: 0, median: null, share: null },
    wpm: { words: 2, typedWords: 0, wpm: null, wpmTyped: null },
    wordsChanged8h: { UTC: [] },
    linearity: { linearity: null, jumpsPer100: null },
    revision: { final: 11, base: 11, productProcess: 1, finalByOrigin: { base: 11 } },
    largeInsertions: { items: [], share: 0 },
    heatmapHours: { UTC: [] },
    effort: { rows: { time: null, sittings: 0, words: null }, score: null },
    revisionScore: { score: null },
  });
  const empty = createReport(startProcess(''), { zones: [], effort: {} });
  expect(empty.largeInsertions.share).toBeNull();
  expect(empty.revisionScore.rows.volume).toBeNull();
});

it('the report is plain JSON without NaN', () => {
  fc.assert(
    fc.property(randomLog, (log) => {
      const report = rounded(createReport(foldLog(log), options));
      expect(JSON.parse(JSON.stringify(report))).toEqual(report);
    }),
    { numRuns: 30 },
  );
});

it('the report adds up: maps to the characters, sessions to the times', () => {
  fc.assert(
    fc.property(randomLog, (log) => {
      const { revision, essayMaps, sessions, time } = createReport(foldLog(log), options);
      const changed = revision.physicallyInserted + revision.physicallyDeleted;
      expect(essayMaps.map(({ sum }) => sum)).toEqual([changed, changed, changed]);
      expect(revision.final).toBe(revision.base + revision.physicallyInserted - revision.physicallyDeleted);
      expect(sessions.reduce((sum, session) => sum + session.active, 0)).toBe(time.active);
      expect(sessions.reduce((sum, session) => sum + session.think, 0)).toBe(time.think);
    }),
  );
});

it('the report has a band for a ratio of ten minutes and more', () => {
  const log = logOf([0, 250, 500, 700].map((second) => ({ second, text: `${second} `.repeat(second + 1) })));
  const { time } = createReport(foldLog(log), options);
  expect([time.rush, time.rushShown, time.rushBand]).toEqual([4 / 697, 4 / 697, 'green']);
});

it.each([
  [0.1234565, 0.123457],
  [0.1234564, 0.123456],
  [1_684_092_000_170, 1_684_092_000_170],
  [1 / 3, 0.333333],
])('%s is rounded to %s', (value, expected) => {
  expect(rounded(value)).toBe(expected);
});
