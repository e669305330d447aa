import { describe, expect, test } from 'vitest';
import { formatInZone, offsetInZone, sameClock } from './class-time.ts';

describe('times of a class', () => {
  test('are shown in the zone of the class', () => {
    expect(formatInZone('2026-07-01T21:59:00Z', 'Europe/Berlin')).toBe('2026-07-01 23:59');
    expect(formatInZone('2026-07-01T21:59:00Z', 'America/New_York')).toBe('2026-07-01 17:59');
  });
  test('follow the change to winter time', () => {
    expect(formatInZone('2026-10-25T00:30:00Z', 'Europe/Berlin')).toBe('2026-10-25 02:30');
    expect(formatInZone('2026-10-25T01:30:00Z', 'Europe/Berlin')).toBe('2026-10-25 02:30');
    expect(offsetInZone('2026-10-25T00:30:00Z', 'Europe/Berlin')).toBe('UTC+2');
    expect(offsetInZone('2026-10-25T01:30:00Z', 'Europe/Berlin')).toBe('UTC+1');
  });
  test('name parts of an hour, and no distance at all', () => {
    expect(offsetInZone('2026-07-01T12:00:00Z', 'Asia/Kathmandu')).toBe('UTC+5:45');
    expect(offsetInZone('2026-07-01T12:00:00Z', 'America/St_Johns')).toBe('UTC-2:30');
    expect(offsetInZone('2026-01-01T12:00:00Z', 'Europe/London')).toBe('UTC');
    expect(formatInZone('2026-07-01T18:30:00Z', 'Asia/Kathmandu')).toBe('2026-07-02 00:15');
  });
  test('know when the viewer reads the same clock', () => {
    expect(sameClock('2026-07-01T12:00:00Z', 'Europe/Berlin', 'Europe/Paris')).toBe(true);
    expect(sameClock('2026-07-01T12:00:00Z', 'Europe/Berlin', 'Europe/London')).toBe(false);
  });
  test('are empty for what is no time', () => {
    expect(formatInZone('yesterday', 'Europe/Berlin')).toBe('');
    expect(formatInZone(null, 'Europe/Berlin')).toBe('');
    expect(formatInZone('2026-07-01T12:00:00Z', 'Mars/Olympus')).toBe('');
  });
});
