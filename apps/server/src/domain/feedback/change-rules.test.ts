import { draftIdSchema, feedbackIdSchema, userIdSchema } from '@redraft/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planFeedbackChanges, type StoredFeedback } from './change-rules.ts';

const [me, other] = [userIdSchema.parse(1), userIdSchema.parse(2)];
const ids = [1, 2, 3, 4].map((id) => feedbackIdSchema.parse(id));
const [first, second, gone] = [ids[0], ids[1], ids[2]] as const;
const draft = draftIdSchema.parse(7);
const kept = (id: (typeof ids)[number] | undefined, rest: Partial<StoredFeedback> = {}): StoredFeedback => ({
  id: id ?? feedbackIdSchema.parse(99),
  authorId: me,
  comment: `Comment ${id}`,
  draftId: null,
  isRemoved: false,
  ...rest,
});
const sentAs = ({ id, comment, draftId }: StoredFeedback) => ({ id, comment, draftId });

const one = kept(first);
const two = kept(second);
const removed = kept(gone, { isRemoved: true });
const foreign = kept(ids[3], { authorId: other });
const added = { comment: 'New', draftId: draft };

it.each([
  ['changes nothing when it is what was read', [one, two], [sentAs(one), sentAs(two)], [[], [], []]],
  ['adds what has no id', [one], [sentAs(one), added], [[added], [], []]],
  ['takes back what it lacks', [one, two], [sentAs(two)], [[], [], [first]]],
  [
    'gives one other words',
    [one],
    [{ ...sentAs(one), comment: 'Other' }],
    [[], [{ ...sentAs(one), comment: 'Other', hasNewWords: true }], []],
  ],
  [
    'moves one to a draft without making it new',
    [one],
    [{ ...sentAs(one), draftId: draft }],
    [[], [{ ...sentAs(one), draftId: draft, hasNewWords: false }], []],
  ],
  [
    'brings back what was taken back',
    [removed],
    [sentAs(removed)],
    [[], [{ ...sentAs(removed), hasNewWords: false }], []],
  ],
  ['leaves what somebody else wrote', [foreign], [sentAs(foreign)], [[], [], []]],
])('saving a list of feedback %s', (_name, stored, sent, [add, change, remove]) => {
  expect(planFeedbackChanges(stored, { sent, actorId: me, hasBaseVersion: true })).toEqual({
    plan: { add, change, remove },
  });
});

it.each([
  ['a comment that is not there', [one], [sentAs(two)], true, 'not_found'],
  ['one comment twice', [one], [sentAs(one), sentAs(one)], true, 'not_found'],
  ['without what somebody else wrote', [foreign], [], true, 'feedback.others'],
  [
    'other words for somebody else',
    [foreign],
    [{ ...sentAs(foreign), comment: 'X' }],
    true,
    'feedback.others',
  ],
  [
    'other words and nothing of what was read',
    [one],
    [{ ...sentAs(one), comment: 'X' }],
    false,
    'conflict.changed',
  ],
])('saving a list of feedback is refused with %s', (_name, stored, sent, isReadFrom, problem) => {
  expect(planFeedbackChanges(stored, { sent, actorId: me, hasBaseVersion: isReadFrom })).toEqual({ problem });
});

it('saving a list of feedback without a base version removes nothing', () => {
  const list = fc.array(fc.constantFrom(...ids), { maxLength: 4 });
  fc.assert(
    fc.property(list, list, (stored, sent) => {
      const rows = [...new Set(stored)].map((id) => kept(id));
      const planned = planFeedbackChanges(rows, {
        sent: sent.map((id) => sentAs(kept(id))),
        actorId: me,
        hasBaseVersion: false,
      });
      expect('plan' in planned ? planned.plan.remove : []).toEqual([]);
    }),
  );
});
