import { constants, foldLog, groupSessions } from '@redraft/analytics';
import { createTextReplay, diffText, toStoredOps } from '@redraft/revision-log';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupVersions, type LoggedVersion, readTexts } from './group-rules.ts';

const start = Date.parse('2026-03-02T09:00:00Z');
const minute = 60_000;

/** Versions at these minutes; an empty text is a save without a text change, such as of formatting. */
function versionsOf(saves: readonly [minutes: number, text: string | null][], base = ''): LoggedVersion[] {
  let before = base;
  const first = { seq: 0, at: start, origin: 'base' as const, ops: toStoredOps(diffText('', base)) };
  const later = saves.map(([minutes, text], index) => {
    const ops = text === null ? [] : toStoredOps(diffText(before, text));
    before = text ?? before;
    return { seq: index + 1, at: start + minutes * minute, origin: 'typed' as const, ops };
  });
  return [first, ...later];
}

const seqsOf = (versions: LoggedVersion[]) =>
  groupVersions(versions).map((group) => group.versions.map(({ seq }) => seq));

it.each([
  ['one that the text began with stands for itself', [], [[0]]],
  [
    'a gap of 30 minutes is within a session',
    [
      [0, 'a'],
      [30, 'ab'],
    ],
    [[0], [1, 2]],
  ],
  [
    'a longer one begins another',
    [
      [0, 'a'],
      [30.05, 'ab'],
    ],
    [[0], [1], [2]],
  ],
  [
    'a change of the layout belongs to the session before it',
    [
      [0, 'a'],
      [20, null],
    ],
    [[0], [1, 2]],
  ],
  [
    'it does not hold two sessions together',
    [
      [0, 'a'],
      [20, null],
      [40, 'ab'],
    ],
    [[0], [1, 2], [3]],
  ],
  [
    'long after, it begins a session of its own',
    [
      [0, 'a'],
      [50, null],
    ],
    [[0], [1], [2]],
  ],
  [
    'and the changes after it belong to that',
    [
      [0, 'a'],
      [50, null],
      [60, 'ab'],
    ],
    [[0], [1], [2, 3]],
  ],
  [
    'before the first change too',
    [
      [0, null],
      [10, 'a'],
    ],
    [[0], [1, 2]],
  ],
] as const)('versions are grouped by sessions: %s', (_name, saves, expected) => {
  expect(seqsOf(versionsOf(saves.map(([at, text]) => [at, text] as const)))).toEqual(expected);
});

it('version groups equal the sessions of the metrics if the text changed', () => {
  const save = fc.tuple(
    fc.oneof(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 1700, max: 1900 }), fc.constant(9000)),
    fc.option(fc.string({ maxLength: 8 })),
  );
  fc.assert(
    fc.property(fc.array(save, { maxLength: 30 }), (gaps) => {
      let seconds = 0;
      const versions = versionsOf(
        gaps.map(([gap, text]) => {
          seconds += gap;
          return [seconds / 60, text];
        }),
      );
      const replay = createTextReplay('');
      const saves = versions.map(({ seq, at, ops }) => ({
        seq,
        t: at,
        dirtyMs: null,
        origin: 'typed' as const,
        ops: ops.map(replay.applyReading),
      }));
      const measured = groupSessions(foldLog({ base: '', saves: saves.slice(1) }));
      const changed = groupVersions(versions.map((version) => ({ ...version })))
        .map((group) => group.versions.filter(({ ops }) => ops.length > 0))
        .filter((changes) => changes.length > 0);
      expect(changed.map((changes) => [changes[0]?.at, changes.at(-1)?.at])).toEqual(
        measured.map(({ firstAt, lastAt }) => [firstAt, lastAt]),
      );
      expect(seqsOf(versions).flat()).toEqual(versions.map(({ seq }) => seq));
    }),
  );
  expect(constants.sessionGap).toBe(1800);
});

it('only the requested versions are read, with their length in characters', () => {
  const versions = versionsOf(
    [
      [0, 'a 🙂'],
      [1, 'a 🙂 cat'],
      [2, 'cat'],
    ],
    'a',
  );
  const reported: [number, string, number][] = [];
  readTexts(versions, new Set([0, 2]), ({ seq }, text, chars) => reported.push([seq, text, chars]));
  expect(reported).toEqual([
    [0, 'a', 1],
    [2, 'a 🙂 cat', 7],
  ]);
});
