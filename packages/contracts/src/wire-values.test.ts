import { expect, it } from 'vitest';
import { setGradeQuerySchema } from './grading.ts';
import { hundredPointsSchema, timeZoneSchema } from './wire.ts';

it.each(['+05:30', '-0800', 'Mars/Olympus', ''])('%o is no time zone', (zone) => {
  expect(timeZoneSchema.safeParse(zone).success).toBe(false);
});

it.each(['Europe/Berlin', 'UTC', 'Asia/Kolkata'])('%s is a time zone', (zone) => {
  expect(timeZoneSchema.parse(zone)).toBe(zone);
});

it.each([' ', 'eighty', null, true, '1e1', '85%'])('the grade %o is refused, never taken for 0', (grade) => {
  expect(setGradeQuerySchema.safeParse({ id: 1, grade }).success).toBe(false);
});

it('an empty grade clears the grade, and a numeric text is read', () => {
  const read = (grade: unknown) => setGradeQuerySchema.parse({ id: 1, grade }).grade;
  expect([read(''), read('-1'), read('87.5'), read(87.5)]).toEqual([-1, -1, 87.5, 87.5]);
});

it.each(['', ' ', null, true, '-1', '33.333'])('the points %o are refused', (points) => {
  expect(hundredPointsSchema.safeParse(points).success).toBe(false);
});
