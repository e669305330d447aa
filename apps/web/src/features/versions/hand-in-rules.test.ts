import { expect, it } from 'vitest';
import { findInitialComparison, listHandIns } from './hand-in-rules.ts';

const at = '2026-03-02T09:30:00Z';
const version = (seq: number) => ({ seq, at, words: 10, chars: 60, origin: 'typed' as const });
const group = (firstSeq: number, seq: number) => ({
  startedAt: at,
  firstSeq,
  saves: seq - firstSeq + 1,
  origins: ['typed' as const],
  last: version(seq),
});
const handIn = (seq: number, title: string) => ({ seq, at, title, isFinal: false });
const groups = [group(8, 12), group(4, 7), group(1, 3)];

it('a draft is marked in the session in which it was submitted', () => {
  const handIns = [handIn(7, 'Second'), handIn(5, 'First')];
  const titles = groups.map((one) => listHandIns(one, handIns).map(({ title }) => title));
  expect(titles).toEqual([[], ['Second', 'First'], []]);
});

it.each([
  ['the last draft if the text has changed since', [handIn(7, 'Second'), handIn(3, 'First')], 7],
  ['the previous draft if the last one is the current text', [handIn(12, 'Second'), handIn(3, 'First')], 3],
  ['the previous session if no draft was submitted', [], 7],
  ['the previous session if only the current text was submitted', [handIn(12, 'First')], 7],
])('a comparison opens on %s', (_name, handIns, expected) => {
  expect(findInitialComparison({ current: version(12), groups, handIns })).toBe(expected);
});

it('a comparison opens on nothing if there is only one session', () => {
  expect(findInitialComparison({ current: version(3), groups: [group(1, 3)], handIns: [] })).toBeNull();
});
