import { draftIdSchema, type TimelineEntry } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { closedBetween, countdownText, deadlineWarning, untilLastSaves, untilReload } from './deadlines.ts';

const now = Date.parse('2026-03-02T10:00:00Z');
const inSeconds = (seconds: number) => new Date(now + seconds * 1000).toISOString();
const entry = (seconds: number, change: Partial<TimelineEntry> = {}): TimelineEntry => ({
  title: 'First draft',
  date: inSeconds(seconds),
  status: 'NONE',
  exception: false,
  exceptionDeadline: null,
  draftId: draftIdSchema.parse(1),
  submitDate: null,
  ...change,
});

it.each([
  [3601, null],
  [3600, 'soon'],
  [601, 'soon'],
  [600, 'last'],
  [1, 'last'],
  [0, null],
])('a deadline %d seconds away warns: %s', (seconds, kind) => {
  expect(deadlineWarning([entry(seconds)], now)?.kind ?? null).toBe(kind);
});
it('a deadline warns of nothing that is handed in', () => {
  expect(deadlineWarning([entry(60, { status: 'SUBMITTED' })], now)).toBeNull();
});
it('a deadline is moved by an exception, or taken away', () => {
  const moved = entry(60, { exception: true, exceptionDeadline: inSeconds(1200) });
  expect(deadlineWarning([moved], now)?.kind).toBe('soon');
  expect(deadlineWarning([entry(60, { exception: true })], now)).toBeNull();
});
it('a deadline warns of the nearest of several', () => {
  const warning = deadlineWarning([entry(3000, { title: 'Final' }), entry(900)], now);
  expect(warning?.title).toBe('First draft');
});

describe('the last saves', () => {
  const enforced = (timeline: TimelineEntry[]) => ({ timeline, preventAfterDueDate: true });
  it('the last saves are just before the next enforced deadline', () => {
    expect(untilLastSaves(enforced([entry(5), entry(60)]), now)).toEqual([3800, 4400, 4750]);
  });
  it('the last saves are those for which there is time', () => {
    expect(untilLastSaves(enforced([entry(1)]), now)).toEqual([400, 750]);
  });
  it('the last saves are none where nothing closes, or not today', () => {
    expect(untilLastSaves({ ...enforced([entry(5)]), preventAfterDueDate: false }, now)).toEqual([]);
    expect(untilLastSaves(enforced([entry(90_000)]), now)).toEqual([]);
    expect(untilLastSaves(enforced([entry(5, { status: 'SUBMITTED' })]), now)).toEqual([]);
  });
});

it.each([
  ['SUBMITTED_AUTO', [{ title: 'First draft', kind: 'submitted' }]],
  ['MISSED', [{ title: 'First draft', kind: 'missed' }]],
  ['SUBMITTED', []],
  ['NONE', []],
] as const)('a step that was open and is %s now', (status, told) => {
  expect(closedBetween([entry(5)], [entry(5, { status })])).toEqual(told);
  expect(closedBetween([entry(5, { status })], [entry(5, { status })])).toEqual([]);
  expect(closedBetween([], [entry(5, { status })])).toEqual([]);
});

describe('the page looks again', () => {
  const started = inSeconds(-3600);
  it('the page looks again at the next deadline', () => {
    expect(untilReload({ startDate: started, timeline: [entry(90), entry(50_000)] }, now)).toBe(90_000);
  });
  it('the page looks again when the assignment begins', () => {
    expect(untilReload({ startDate: inSeconds(30), timeline: [entry(90)] }, now)).toBe(30_000);
  });
  it('the page looks again after a day at the latest', () => {
    expect(untilReload({ startDate: started, timeline: [entry(9_000_000)] }, now)).toBe(86_400_000);
    expect(untilReload({ startDate: started, timeline: [] }, now)).toBe(86_400_000);
  });
});

it.each([
  [0, '0:00'],
  [61_000, '1:01'],
  [599_001, '10:00'],
  [3_600_000, '1:00:00'],
])('a countdown of %d ms reads %s', (milliseconds, text) => {
  expect(countdownText(milliseconds)).toBe(text);
});
