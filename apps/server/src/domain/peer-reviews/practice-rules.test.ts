import { expect, it } from 'vitest';
import { findMissingPassage, isPracticeMissing, type PracticeState } from './practice-rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 5, hour));
const requested: PracticeState = {
  practice_required_since: at(9),
  practised_at: null,
  first_begun_at: at(10),
};

it.each<[string, Partial<PracticeState>, boolean]>([
  ['is missing where it is asked for', {}, true],
  ['is missing before any review is begun', { first_begun_at: null }, true],
  ['is missing for a review that was begun as it was asked for', { first_begun_at: at(9) }, true],
  ['is an offer where it is not asked for', { practice_required_since: null }, false],
  ['is there once it was done', { practised_at: at(11) }, false],
  ['is not asked of who had begun before', { first_begun_at: at(8) }, false],
])('a review practice %s', (_what, state, isMissing) => {
  expect(isPracticeMissing({ ...requested, ...state })).toBe(isMissing);
});

it('sample comments must quote the example', () => {
  const on = (passage: string) => ({ passage, comment: 'Try another word.' });
  expect(findMissingPassage('One. Two.', [on('One.'), on('Two.')])).toBeNull();
  expect(findMissingPassage('One. Two.', [on('One.'), on('Three.'), on('Four.')])).toBe('Three.');
});
