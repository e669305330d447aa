import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byDeadline, needsAttention } from './home-rules.ts';

const now = new Date('2026-11-23T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

it.each([
  { name: 'due in three days', deadline: inDays(3), expected: true },
  { name: 'without a deadline', deadline: null, expected: true },
  { name: 'due a week ago', deadline: inDays(-7), expected: true },
  { name: 'due two weeks ago', deadline: inDays(-14), expected: false },
])('a draft $name needs attention: $expected', ({ deadline, expected }) => {
  expect(needsAttention(deadline, now)).toBe(expected);
});

it('assignments are sorted by deadline, those without one last', () => {
  const deadline = fc.option(fc.date({ noInvalidDate: true }));
  fc.assert(
    fc.property(fc.array(fc.record({ deadline })), (steps) => {
      const times = steps
        .toSorted(byDeadline)
        .map((step) => step.deadline?.getTime() ?? Number.POSITIVE_INFINITY);
      expect(times).toEqual(times.toSorted((one, other) => (one === other ? 0 : one - other)));
    }),
  );
});
