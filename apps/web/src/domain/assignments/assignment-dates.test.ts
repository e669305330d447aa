import { describe, expect, it } from 'vitest';
import {
  classCloses,
  classOpens,
  defaultStart,
  earliestEnd,
  earliestStart,
  endAfterStart,
} from './assignment-dates.ts';

const course = { startDate: '2026-03-01', endDate: '2026-06-30', classTimeZone: 'Europe/Berlin' };
const now = Date.parse('2026-03-10T10:02:30Z');

describe('the dates of an assignment', () => {
  it('lie between the first and the last second of the class on its clock', () => {
    expect(classOpens(course)).toBe('2026-02-28T23:00:00Z');
    expect(classCloses(course)).toBe('2026-06-30T21:59:59Z');
  });
  it('begin today at the earliest, or where they are stored', () => {
    expect(earliestStart(course, now, null)).toBe('2026-03-09T23:00:00Z');
    expect(earliestStart(course, now, '2026-03-02T08:00:00Z')).toBe('2026-03-02T08:00:00Z');
  });
  it('begin with the class when that is later', () => {
    const before = Date.parse('2026-02-01T10:00:00Z');
    expect(earliestStart(course, before, null)).toBe('2026-02-28T23:00:00Z');
    expect(defaultStart(course, before)).toBe('2026-02-28T23:00:00Z');
  });
  it('are open at once by default, from the last five minutes on the clock', () => {
    expect(defaultStart(course, now)).toBe('2026-03-10T10:00:00Z');
    expect(defaultStart(course, Date.parse('2026-03-10T10:05:00Z'))).toBe('2026-03-10T10:05:00Z');
  });
  it('end half an hour after the start at the earliest', () => {
    expect(earliestEnd('2026-03-10T10:05:00Z')).toBe('2026-03-10T10:35:00Z');
  });
  it('move the end only as far as needed', () => {
    expect(endAfterStart('2026-03-10T10:00:00Z', '2026-03-10T10:10:00Z')).toBe('2026-03-10T10:30:00Z');
    expect(endAfterStart('2026-03-10T10:00:00Z', '2026-03-12T10:00:00Z')).toBe('2026-03-12T10:00:00Z');
  });
});
