import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldLog, listTimes } from './process/process.ts';
import { groupSessions } from './sessions.ts';
import { fixture, fixtureStart } from './testing/fixture.ts';
import { logOf, randomLog, type TextSave, withoutLast } from './testing/logs.ts';

const worked = (saves: readonly TextSave[], base = '') =>
  groupSessions(foldLog(logOf(saves, base))).map((session) => session.worked * 6);
const cut = 'a piece that was moved here';

it('sessions of the fixture are two', () => {
  expect(groupSessions(foldLog(fixture))).toEqual([
    {
      firstAt: fixtureStart + 1000,
      lastAt: fixtureStart + 501_000,
      first: 0,
      last: 500,
      saves: 9,
      activeSeconds: 9,
      thinkSeconds: 64,
      awaySeconds: 428,
      worked: 37 / 6,
    },
    {
      firstAt: fixtureStart + 2_400_000,
      lastAt: fixtureStart + 2_401_000,
      first: 2399,
      last: 2400,
      saves: 2,
      activeSeconds: 2,
      thinkSeconds: 0,
      awaySeconds: 0,
      worked: 7 / 6,
    },
  ]);
});

it('sessions of the fixture without its last save hold 44 characters of work', () => {
  const sum = groupSessions(foldLog(withoutLast(fixture))).reduce((all, { worked }) => all + worked, 0);
  expect(sum).toBeCloseTo(44 / 6);
});

it('sessions add up to all active and think time', () => {
  fc.assert(
    fc.property(randomLog, (log) => {
      const process = foldLog(log);
      const sessions = groupSessions(process);
      const { activeSeconds, thinkSeconds, sessions: count } = listTimes(process);
      expect(sessions).toHaveLength(count);
      expect(sessions.reduce((sum, session) => sum + session.activeSeconds, 0)).toBe(activeSeconds);
      expect(sessions.reduce((sum, session) => sum + session.thinkSeconds, 0)).toBe(thinkSeconds);
    }),
  );
});

it('work is text that was typed and lasted a minute, or was deleted after one', () => {
  expect(worked([{ second: 0, text: 'ab' }])).toEqual([2]);
  expect(
    worked([
      { second: 0, text: 'ab' },
      { second: 59, text: 'a' },
    ]),
  ).toEqual([1]);
  expect(
    worked([
      { second: 0, text: 'ab' },
      { second: 60, text: 'a' },
    ]),
  ).toEqual([3]);
});

it('work counts in the session of the typing, and in that of the deleting', () => {
  expect(
    worked([
      { second: 0, text: 'abc' },
      { second: 9000, text: 'a' },
    ]),
  ).toEqual([3, 2]);
});

it('work is neither gained nor lost by a move', () => {
  const saves = [
    { second: 0, text: `AB${cut}` },
    { second: 9000, text: 'AB' },
    { second: 9010, text: `${cut}AB` },
  ];
  expect(worked(saves)).toEqual([2 + cut.length, 0]);
});

it('work is zero for imports and large insertions that stay', () => {
  const import_: TextSave = { second: 0, text: 'imported', origin: 'import' };
  expect(worked([import_, { second: 5, text: `imported${'word '.repeat(20)}` }])).toEqual([0]);
});
