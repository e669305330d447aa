import { draftIdSchema, type TimelineEntry } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { countdownText, deadlineWarning, untilReload } from './deadlines.ts';

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

describe('a deadline', () => {
  it.each([
    [3601, null],
    [3600, 'soon'],
    [601, 'soon'],
    [600, 'last'],
    [1, 'last'],
    [0, null],
  ])('%d seconds away warns: %s', (seconds, kind) => {
    expect(deadlineWarning([entry(seconds)], now)?.kind ?? null).toBe(kind);
  });
  it('warns of nothing that is handed in', () => {
    expect(deadlineWarning([entry(60, { status: 'SUBMITTED' })], now)).toBeNull();
  });
  it('is moved by an exception, or taken away', () => {
    const moved = entry(60, { exception: true, exceptionDeadline: inSeconds(1200) });
    expect(deadlineWarning([moved], now)?.kind).toBe('soon');
    expect(deadlineWarning([entry(60, { exception: true })], now)).toBeNull();
  });
  it('warns of the nearest of several', () => {
    const warning = deadlineWarning([entry(3000, { title: 'Final' }), entry(900)], now);
    expect(warning?.title).toBe('First draft');
  });
});

describe('the page looks again', () => {
  const started = inSeconds(-3600);
  it('at the next deadline', () => {
    expect(untilReload({ startDate: started, timeline: [entry(90), entry(50_000)] }, now)).toBe(90_000);
  });
  it('when the assignment begins', () => {
    expect(untilReload({ startDate: inSeconds(30), timeline: [entry(90)] }, now)).toBe(30_000);
  });
  it('after a day at the latest', () => {
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
