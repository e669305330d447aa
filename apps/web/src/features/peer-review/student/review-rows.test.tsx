import i18next from 'i18next';
import { expect, it } from 'vitest';
import { buildReview } from '../../../testing/reviews.ts';
import { buildReviewRows } from './review-rows.ts';

it('the final step of an assignment is named in the language of the page, whatever its stored title', () => {
  const t = i18next.getFixedT('en', 'peer-review');
  const storedTitle = { draftTitle: 'As it is kept' };
  const rows = buildReviewRows(
    [buildReview({ ...storedTitle, draftType: 'FINAL' }), buildReview(storedTitle)],
    [],
    t,
  );
  expect(rows.map(({ draftTitle }) => draftTitle)).toEqual(['Final Submission', 'As it is kept']);
});
