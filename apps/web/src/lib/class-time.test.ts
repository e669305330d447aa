import { expect, it } from 'vitest';
import {
  formatInZone,
  formatTwelveHourTime,
  hasEnded,
  hasSameOffset,
  isAmbiguousInZone,
  offsetInZone,
} from './class-time.ts';

it.each([
  ['2026-07-01T21:59:00Z', '11:59 PM'],
  ['2026-07-01T22:00:00Z', '12:00 AM'],
  ['2026-07-01T10:05:00Z', '12:05 PM'],
  ['2026-07-01T07:05:00Z', '9:05 AM'],
  ['no time', ''],
])('a twelve-hour clock shows %s in Berlin as "%s"', (iso, formatted) => {
  expect(formatTwelveHourTime(iso, 'Europe/Berlin')).toBe(formatted);
});

it('class times are shown in the class time zone', () => {
  expect(formatInZone('2026-07-01T21:59:00Z', 'Europe/Berlin')).toBe('2026-07-01 23:59');
  expect(formatInZone('2026-07-01T21:59:00Z', 'America/New_York')).toBe('2026-07-01 17:59');
});
it('class times follow the change to winter time', () => {
  expect(formatInZone('2026-10-25T00:30:00Z', 'Europe/Berlin')).toBe('2026-10-25 02:30');
  expect(formatInZone('2026-10-25T01:30:00Z', 'Europe/Berlin')).toBe('2026-10-25 02:30');
  expect(offsetInZone('2026-10-25T00:30:00Z', 'Europe/Berlin')).toBe('UTC+2');
  expect(offsetInZone('2026-10-25T01:30:00Z', 'Europe/Berlin')).toBe('UTC+1');
});
it('class times show offsets with minutes, and no zero offset', () => {
  expect(offsetInZone('2026-07-01T12:00:00Z', 'Asia/Kathmandu')).toBe('UTC+5:45');
  expect(offsetInZone('2026-07-01T12:00:00Z', 'America/St_Johns')).toBe('UTC-2:30');
  expect(offsetInZone('2026-01-01T12:00:00Z', 'Europe/London')).toBe('UTC');
  expect(formatInZone('2026-07-01T18:30:00Z', 'Asia/Kathmandu')).toBe('2026-07-02 00:15');
});
it('class times detect a viewer with the same clock', () => {
  expect(hasSameOffset('2026-07-01T12:00:00Z', 'Europe/Berlin', 'Europe/Paris')).toBe(true);
  expect(hasSameOffset('2026-07-01T12:00:00Z', 'Europe/Berlin', 'Europe/London')).toBe(false);
});
it('class times are empty for an invalid time', () => {
  expect(formatInZone('yesterday', 'Europe/Berlin')).toBe('');
  expect(formatInZone(null, 'Europe/Berlin')).toBe('');
  expect(formatInZone('2026-07-01T12:00:00Z', 'Mars/Olympus')).toBe('');
});

it.each([
  ['2026-10-24T23:59:00Z', 'Europe/Berlin', false],
  ['2026-10-25T00:00:00Z', 'Europe/Berlin', true],
  ['2026-10-25T00:59:00Z', 'Europe/Berlin', true],
  ['2026-10-25T01:00:00Z', 'Europe/Berlin', true],
  ['2026-10-25T01:59:00Z', 'Europe/Berlin', true],
  ['2026-10-25T02:00:00Z', 'Europe/Berlin', false],
  ['2026-03-29T01:00:00Z', 'Europe/Berlin', false],
  ['2026-11-01T05:30:00Z', 'America/New_York', true],
  ['2026-11-01T06:30:00Z', 'America/New_York', true],
  ['2026-11-01T07:30:00Z', 'America/New_York', false],
  ['2026-04-04T14:45:00Z', 'Australia/Lord_Howe', true],
  ['2026-04-04T14:15:00Z', 'Australia/Lord_Howe', false],
  ['2026-10-25T00:30:00Z', 'UTC', false],
  ['2026-10-25T00:30:00Z', 'Mars/Olympus', false],
])('the time %s in %s is shown twice on the clock: %s', (iso, zone, expected) => {
  expect(isAmbiguousInZone(iso, zone)).toBe(expected);
});

it.each([
  ['2026-06-30T21:59:59Z', false],
  ['2026-06-30T22:00:00Z', true],
])('a class in Berlin that lasts to the end of June has ended at %s: %s', (iso, expected) => {
  const classInfo = { endDate: '2026-06-30', classTimeZone: 'Europe/Berlin' };
  expect(hasEnded(classInfo, Date.parse(iso))).toBe(expected);
});
