import { expect, it } from 'vitest';
import { mergeResults } from '../e2e/accessibility/merge-results.ts';

const places = [{ name: 'Profile', kind: 'page', states: ['light', 'dark', 'Arabic'] }] as const;
const merge = (
  states: readonly string[],
  results: readonly { state: string; findings: readonly string[] | null }[],
  findings: readonly { state: string; findings: readonly string[] }[] = [],
) =>
  mergeResults([{ name: 'Profile', states, findings }], {
    places,
    results: results.map((result) => ({ page: 'Profile', ...result })),
  });

it('results of a part of the walk stand beside those of earlier parts', () => {
  const [profile] = merge(['light'], [{ state: 'dark', findings: ['contrast'] }]);
  expect(profile).toEqual({
    name: 'Profile',
    kind: 'page',
    states: ['light', 'dark'],
    unmeasured: ['Arabic'],
    findings: [{ state: 'dark', findings: ['contrast'] }],
  });
});

it('a finding is kept until its state is measured again', () => {
  const finding = { state: 'light', findings: ['contrast'] };
  expect(merge(['light'], [], [finding])[0]?.findings).toEqual([finding]);
  expect(merge(['light'], [{ state: 'light', findings: [] }], [finding])[0]?.findings).toEqual([]);
});

it('a state that has another name, or is no longer measured, is not kept', () => {
  const [profile] = merge(['light', 'at dusk'], [], [{ state: 'at dusk', findings: ['contrast'] }]);
  expect(profile).toMatchObject({ states: ['light'], findings: [] });
});

it('a place that can no longer be opened does not keep its earlier results', () => {
  const [profile] = merge(['light', 'dark'], [{ state: 'light', findings: null }]);
  expect(profile).toMatchObject({ states: ['dark'], unmeasured: ['light', 'Arabic'] });
});

it('a place that is no longer listed is not kept', () => {
  expect(
    mergeResults([{ name: 'Attic', states: ['light'], findings: [] }], { places, results: [] }),
  ).toMatchObject([{ name: 'Profile', states: [] }]);
});
