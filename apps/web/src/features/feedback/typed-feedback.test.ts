import { draftIdSchema, submissionIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { isSameFeedback, mergeDeviceCopy, mergeFeedback, readTyped } from './typed-feedback.ts';

const [first, second] = [draftIdSchema.parse(1), draftIdSchema.parse(2)];
const feedback = (comment: string, draftId = first) => ({ comment, draftId });

it.each([
  ['stays as typed if nothing was saved meanwhile', 'A', 'A clear', 'A', 'A clear'],
  ['is the saved one if nothing was typed', 'A', 'A', 'A plan', 'A plan'],
  ['contains the words of both', '', 'Here.', 'There.', 'Here.\n\nThere.'],
  ['is empty once it is sent', 'A', '', '', ''],
  ['keeps a blank at its end', 'A', 'A clear ', 'A clear', 'A clear '],
])('feedback typed in two windows %s', (_what, base, mine, theirs, merged) => {
  expect(
    mergeFeedback({ base: feedback(base), mine: feedback(mine), theirs: feedback(theirs) }).comment,
  ).toBe(merged);
});

it('feedback typed in two windows is for the draft that was selected last', () => {
  const [base, other] = [feedback('A'), feedback('A', second)];
  expect(mergeFeedback({ base, mine: feedback('A b'), theirs: other }).draftId).toBe(second);
  expect(mergeFeedback({ base, mine: other, theirs: feedback('A b') }).draftId).toBe(second);
});

it('a changed draft is no change while the feedback is empty', () => {
  expect(isSameFeedback(feedback(''), feedback(' ', second))).toBe(true);
  expect(isSameFeedback(feedback('A'), feedback('A', second))).toBe(false);
});

it('new feedback is for the default draft', () => {
  const saved = { submissionId: submissionIdSchema.parse(1), draftId: null, version: 3 };
  expect(readTyped({ ...saved, comment: '' }, second)).toEqual(feedback('', second));
  expect(readTyped({ ...saved, comment: 'A' }, second)).toEqual({ comment: 'A', draftId: null });
});

it.each([
  [
    'restores what the server never received',
    { ...feedback('A clear plan'), base: 'A' },
    feedback('A'),
    'A clear plan',
  ],
  [
    'is merged with what was saved elsewhere since',
    { ...feedback('Here'), base: '' },
    feedback('There'),
    'Here\n\nThere',
  ],
  ['is ignored if it is unreadable', { comment: 5 }, feedback('A'), 'A'],
  ['is missing, so the saved feedback is used', null, feedback('A'), 'A'],
])('a copy on the device %s', (_what, deviceCopy, saved, comment) => {
  expect(mergeDeviceCopy(saved, deviceCopy).comment).toBe(comment);
});
