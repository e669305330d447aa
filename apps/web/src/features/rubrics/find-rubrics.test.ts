import { rubricContentSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { findRubrics } from './find-rubrics.ts';

const levels = [
  { title: 'Good', points: 1 },
  { title: 'Poor', points: 0 },
];
const rubric = (title: string, criterion: string, description = '') =>
  rubricContentSchema.parse({ title, criteria: [{ title: criterion, description, levels }] });
const rubrics = [rubric('Essay', 'Claim', 'What it says'), rubric('Summary', 'Übersicht')];

it.each([
  ['', ['Essay', 'Summary']],
  ['  ', ['Essay', 'Summary']],
  ['ESS', ['Essay']],
  ['claim', ['Essay']],
  ['says essay', ['Essay']],
  ['übersicht', ['Summary']],
  ['essay summary', []],
  ['good', []],
])('a search for %j finds %j', (term, titles) => {
  expect(findRubrics(rubrics, term).map(({ title }) => title)).toEqual(titles);
});
