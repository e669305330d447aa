import i18next from 'i18next';
import { expect, it } from 'vitest';
import { aReview } from '../../../testing/reviews.ts';
import { buildReviewRows } from './review-rows.ts';

it('the final step of an assignment is named in the language of the page, whatever its stored title', () => {
  const t = i18next.getFixedT('en', 'peer-review');
  const kept = { draftTitle: 'As it is kept' };
  const rows = buildReviewRows([aReview({ ...kept, draftType: 'FINAL' }), aReview(kept)], [], t);
  expect(rows.map(({ draftTitle }) => draftTitle)).toEqual(['Final Submission', 'As it is kept']);
});
