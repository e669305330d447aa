import { draftIdSchema, submissionIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { isSameFeedback, mergeDeviceCopy, mergeFeedback, readTyped } from './typed-feedback.ts';

const [first, second] = [draftIdSchema.parse(1), draftIdSchema.parse(2)];
const said = (comment: string, draftId = first) => ({ comment, draftId });

it.each([
  ['stays as typed where nothing came meanwhile', 'A', 'A clear', 'A', 'A clear'],
  ['is what the other kept where nothing was typed here', 'A', 'A', 'A plan', 'A plan'],
  ['has the words of both', '', 'Here.', 'There.', 'Here.\n\nThere.'],
  ['is empty once it is sent', 'A', '', '', ''],
  ['keeps a blank at its end', 'A', 'A clear ', 'A clear', 'A clear '],
])('feedback typed in two windows %s', (_what, base, mine, theirs, merged) => {
  expect(mergeFeedback({ base: said(base), mine: said(mine), theirs: said(theirs) }).comment).toBe(merged);
});

it('feedback typed in two windows is for the draft that was selected last', () => {
  const [base, other] = [said('A'), said('A', second)];
  expect(mergeFeedback({ base, mine: said('A b'), theirs: other }).draftId).toBe(second);
  expect(mergeFeedback({ base, mine: other, theirs: said('A b') }).draftId).toBe(second);
});

it('a changed draft is no change while the feedback is empty', () => {
  expect(isSameFeedback(said(''), said(' ', second))).toBe(true);
  expect(isSameFeedback(said('A'), said('A', second))).toBe(false);
});

it('new feedback is for the default draft', () => {
  const saved = { submissionId: submissionIdSchema.parse(1), draftId: null, version: 3 };
  expect(readTyped({ ...saved, comment: '' }, second)).toEqual(said('', second));
  expect(readTyped({ ...saved, comment: 'A' }, second)).toEqual({ comment: 'A', draftId: null });
});

it.each([
  ['what the server never got comes back', { ...said('A clear plan'), base: 'A' }, said('A'), 'A clear plan'],
  [
    'what was kept elsewhere since stays beside it',
    { ...said('Here'), base: '' },
    said('There'),
    'Here\n\nThere',
  ],
  ['what nobody can read is no copy', { comment: 5 }, said('A'), 'A'],
  ['without a copy it is what is kept', null, said('A'), 'A'],
])('a copy on the device %s', (_what, stored, saved, comment) => {
  expect(mergeDeviceCopy(saved, stored).comment).toBe(comment);
});
