import { expect, it } from 'vitest';
import { clockOf, groupByDay, spanOf } from './day-groups.ts';

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

it('sessions stand under the day of the class on which they ended, with what became of the words', () => {
  const days = groupByDay([late, morning, first], zone, 'de');
  expect(days.map(({ label }) => label)).toEqual([
    'Dienstag, 2026-03-03',
    'Montag, 2026-03-02',
    'Sonntag, 2026-03-01',
  ]);
  expect(days.flatMap(({ groups }) => groups.map(({ change }) => change))).toEqual([-20, 180, null]);
});

it('a session is told from its first save to its last, in the time of the class', () => {
  expect(spanOf(morning, zone)).toBe('09:00 – 10:30');
  expect(spanOf(first, zone)).toBe('11:00');
  expect(spanOf(late, zone)).toBe('2026-03-02 23:30 – 00:30');
  expect(clockOf(first.last.at, zone, true)).toBe('11:00:20');
});
