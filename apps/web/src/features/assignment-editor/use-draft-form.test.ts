import { expect, it } from 'vitest';
import { draftSchema } from './use-draft-form.ts';

const draft = { title: 'Sketch', deadline: '2026-03-02T03:00:00Z', points: 20 };
const wrong = (change: object) =>
  draftSchema.safeParse({ ...draft, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? [];

it('a complete draft is accepted with its title trimmed', () => {
  expect(draftSchema.parse({ ...draft, title: ' Sketch ' })).toEqual(draft);
});

it.each([
  ['a blank title', { title: ' ' }, ['title']],
  ['a title of 301 characters', { title: 'a'.repeat(301) }, ['title']],
  ['no deadline', { deadline: '' }, ['deadline']],
  ['no points', { points: Number.NaN }, ['points']],
  ['points that are no number', { points: 'a third' }, ['points']],
  ['negative points', { points: -1 }, ['points']],
  ['more than 100 points', { points: 101 }, ['points']],
  ['points of a thousandth', { points: 33.333 }, ['points']],
  ['nothing', { title: '', deadline: '', points: Number.NaN }, ['title', 'deadline', 'points']],
])('a draft with %s is marked there', (_name, change, fields) => {
  expect(wrong(change)).toEqual(fields);
});
