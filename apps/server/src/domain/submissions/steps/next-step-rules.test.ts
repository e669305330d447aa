import { type DraftId, draftIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { nextStep, type OwnWork } from './next-step-rules.ts';

const now = new Date('2026-11-23T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const id = (number: number): DraftId => draftIdSchema.parse(number);
const drafts = (...days: number[]) =>
  days.map((day, index) => ({ id: id(index + 1), deadline: inDays(day) }));
const start = { may: 'start' } as const;
const write = (draft: number, dueAt: Date | null) => ({ may: 'write', draftId: id(draft), dueAt }) as const;

it.each<[string, OwnWork, number | null]>([
  [
    'of an assignment that is not started is the first with a future deadline',
    { verdict: start, isEnforced: true, drafts: drafts(-2, 3, 5) },
    2,
  ],
  [
    'does not exist if the assignment is not started and all deadlines have passed',
    { verdict: start, isEnforced: true, drafts: drafts(-2, -1) },
    null,
  ],
  [
    'of an assignment that accepts late work is the Final Submission after all deadlines',
    { verdict: start, isEnforced: false, drafts: drafts(-2, -1) },
    2,
  ],
  [
    'of a started submission is the draft that is being written',
    { verdict: write(1, inDays(2)), isEnforced: true, drafts: drafts(1, 5) },
    1,
  ],
  ['may have no deadline', { verdict: write(2, null), isEnforced: true, drafts: drafts(-30, -20) }, 2],
  [
    'does not exist if the student can do nothing',
    { verdict: { may: 'nothing' }, isEnforced: true, drafts: drafts(1) },
    null,
  ],
])('the next draft %s', (_name, work, expected) => {
  expect(nextStep(work, now)?.draftId ?? null).toBe(expected === null ? null : id(expected));
});

it("the next draft is due at the submission's own deadline, which may be later", () => {
  const work = { verdict: write(1, inDays(9)), isEnforced: true, drafts: drafts(1) };
  expect(nextStep(work, now)).toEqual({ draftId: id(1), deadline: inDays(9) });
});
