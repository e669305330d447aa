import { type PlanSource, peerReviewIdSchema, type SentPlanItem } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { newSources, planAfter } from './plan-rules.ts';

const reviewId = peerReviewIdSchema.parse(1);
const source = (place: number): PlanSource => ({ kind: 'comment', reviewId, place });
const line = (id: string, from: PlanSource | null, rest: Partial<SentPlanItem> = {}): SentPlanItem => ({
  id,
  source: from,
  isDone: false,
  note: '',
  ...rest,
});
const wordsOf = ({ place }: PlanSource) =>
  place < 3 ? { quote: `Words ${place}`, comment: `Comment ${place}` } : undefined;
const kept = [{ ...line('a', source(0)), quote: 'As it was', comment: 'Said before' }];

it('a plan item has the quote of its review comment, or none if written by the student', () => {
  const sent = [line('b', null, { note: 'Read again' }), line('c', source(1), { isDone: true })];
  expect(planAfter(sent, { kept, findQuote: wordsOf })).toEqual([
    { ...sent[0], quote: '', comment: '' },
    { ...sent[1], quote: 'Words 1', comment: 'Comment 1' },
  ]);
});

it('a plan item keeps its original quote, in any order', () => {
  const sent = [line('c', source(1)), line('a', source(0), { note: 'First' })];
  expect(planAfter(sent, { kept, findQuote: wordsOf })?.[1]).toMatchObject({
    comment: 'Said before',
    note: 'First',
  });
  expect(newSources(sent, kept)).toEqual([source(1)]);
});

it.each([
  ['a line twice', [line('b', null), line('b', null)]],
  ['a comment twice', [line('b', source(1)), line('c', source(1))]],
  ['a comment that is not there', [line('b', source(3))]],
])('a plan is invalid with %s', (_what, sent) => {
  expect(planAfter(sent, { kept, findQuote: wordsOf })).toBeNull();
});
