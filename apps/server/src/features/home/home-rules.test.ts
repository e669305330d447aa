import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byDeadline, needsAttention } from './home-rules.ts';

const now = new Date('2026-11-23T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

it.each([
  ['ahead', inDays(3), true],
  ['without an end', null, true],
  ['a week late', inDays(-7), true],
  ['two weeks late', inDays(-14), false],
])('a draft that is %s has the state %s', (_name, deadline, expected) => {
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
