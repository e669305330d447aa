import { expect, it } from 'vitest';
import { formatClockTime, formatSession, groupByDay } from './day-groups.ts';

const zone = 'Europe/Berlin';
const group = (startedAt: string, at: string, words: number) => ({
  startedAt,
  firstSeq: 1,
  saves: 3,
  origins: ['typed' as const],
  last: { seq: 3, at, words, chars: words * 6, origin: 'typed' as const },
});

const morning = group('2026-03-02T08:00:00Z', '2026-03-02T09:30:00Z', 300);
const late = group('2026-03-02T22:30:00Z', '2026-03-02T23:30:00Z', 280);
const first = group('2026-03-01T10:00:00Z', '2026-03-01T10:00:20Z', 120);

it('sessions are grouped by the day in the class time zone on which they ended, with their change of words', () => {
  const days = groupByDay([late, morning, first], zone, 'de');
  expect(days.map(({ label }) => label)).toEqual([
    'Dienstag, 2026-03-03',
    'Montag, 2026-03-02',
    'Sonntag, 2026-03-01',
  ]);
  expect(days.flatMap(({ groups }) => groups.map(({ change }) => change))).toEqual([-20, 180, null]);
});

it('a session is shown from its first to its last save, in the class time zone', () => {
  expect(formatSession(morning, zone)).toBe('09:00 – 10:30');
  expect(formatSession(first, zone)).toBe('11:00');
  expect(formatSession(late, zone)).toBe('2026-03-02 23:30 – 00:30');
  expect(formatClockTime(first.last.at, zone, true)).toBe('11:00:20');
});
