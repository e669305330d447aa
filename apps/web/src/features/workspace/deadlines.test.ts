import { draftIdSchema, type TimelineEntry } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import {
  computeLastSaveDelays,
  computeRefetchDelay,
  findDeadlineWarning,
  formatCountdown,
  listStepsClosedBetween,
} from './deadlines.ts';

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
])('a deadline %d seconds away shows the warning %s', (seconds, kind) => {
  expect(findDeadlineWarning([entry(seconds)], now)?.kind ?? null).toBe(kind);
});
it('a deadline of a submitted draft shows no warning', () => {
  expect(findDeadlineWarning([entry(60, { status: 'SUBMITTED' })], now)).toBeNull();
});
it('a deadline is moved or removed by an exception', () => {
  const extendedEntry = entry(60, { exception: true, exceptionDeadline: inSeconds(1200) });
  expect(findDeadlineWarning([extendedEntry], now)?.kind).toBe('soon');
  expect(findDeadlineWarning([entry(60, { exception: true })], now)).toBeNull();
});
it('the nearest of several deadlines is shown', () => {
  const warning = findDeadlineWarning([entry(3000, { title: 'Final' }), entry(900)], now);
  expect(warning?.title).toBe('First draft');
});

describe('the last saves', () => {
  const enforced = (timeline: TimelineEntry[]) => ({ timeline, preventAfterDueDate: true });
  it('the last saves are just before the next enforced deadline', () => {
    expect(computeLastSaveDelays(enforced([entry(5), entry(60)]), now)).toEqual([3800, 4400, 4750]);
  });
  it('the last saves leave out times that have passed', () => {
    expect(computeLastSaveDelays(enforced([entry(1)]), now)).toEqual([400, 750]);
  });
  it('the last saves are empty if nothing closes, or not today', () => {
    expect(computeLastSaveDelays({ ...enforced([entry(5)]), preventAfterDueDate: false }, now)).toEqual([]);
    expect(computeLastSaveDelays(enforced([entry(90_000)]), now)).toEqual([]);
    expect(computeLastSaveDelays(enforced([entry(5, { status: 'SUBMITTED' })]), now)).toEqual([]);
  });
});

it.each([
  ['SUBMITTED_AUTO', [{ title: 'First draft', kind: 'submitted' }]],
  ['MISSED', [{ title: 'First draft', kind: 'missed' }]],
  ['SUBMITTED', []],
  ['NONE', []],
] as const)('a step that was open is %s now', (status, closedSteps) => {
  expect(listStepsClosedBetween([entry(5)], [entry(5, { status })])).toEqual(closedSteps);
  expect(listStepsClosedBetween([entry(5, { status })], [entry(5, { status })])).toEqual([]);
  expect(listStepsClosedBetween([], [entry(5, { status })])).toEqual([]);
});

describe('the page refetches', () => {
  const started = inSeconds(-3600);
  it('the page refetches at the next deadline', () => {
    expect(computeRefetchDelay({ startDate: started, timeline: [entry(90), entry(50_000)] }, now)).toBe(
      90_000,
    );
  });
  it('the page refetches when the assignment starts', () => {
    expect(computeRefetchDelay({ startDate: inSeconds(30), timeline: [entry(90)] }, now)).toBe(30_000);
  });
  it('the page refetches after a day at the latest', () => {
    expect(computeRefetchDelay({ startDate: started, timeline: [entry(9_000_000)] }, now)).toBe(86_400_000);
    expect(computeRefetchDelay({ startDate: started, timeline: [] }, now)).toBe(86_400_000);
  });
});

it.each([
  [0, '0:00'],
  [61_000, '1:01'],
  [599_001, '10:00'],
  [3_600_000, '1:00:00'],
])('a countdown of %d ms reads %s', (milliseconds, text) => {
  expect(formatCountdown(milliseconds)).toBe(text);
});
