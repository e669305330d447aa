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
    'of what is not begun is the first that is ahead',
    { verdict: start, isEnforced: true, drafts: drafts(-2, 3, 5) },
    2,
  ],
  [
    'of what is not begun and over is none',
    { verdict: start, isEnforced: true, drafts: drafts(-2, -1) },
    null,
  ],
  [
    'of what can be handed in late is the final text',
    { verdict: start, isEnforced: false, drafts: drafts(-2, -1) },
    2,
  ],
  [
    'of a text that is written is the one it is written for',
    { verdict: write(1, inDays(2)), isEnforced: true, drafts: drafts(1, 5) },
    1,
  ],
  ['is there without an end', { verdict: write(2, null), isEnforced: true, drafts: drafts(-30, -20) }, 2],
  [
    'is none where nothing may be done',
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
