import { type PlanItem, peerReviewIdSchema } from '@redraft/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  createItem,
  createOwnItem,
  isInReviewPlan,
  isSamePlan,
  listChoices,
  mergePlans,
  moveItem,
} from './plan-rules.ts';

const reviewId = peerReviewIdSchema.parse(1);
const line = (id: string, note = '', isDone = false): PlanItem => ({ ...createOwnItem(id, note), isDone });
const ids = (items: readonly PlanItem[]) => items.map(({ id }) => id).join('');

it('the choices of a review are its comments and the criteria it comments on', () => {
  const criterion = { title: 'Argument', description: '', levels: [] };
  const choices = listChoices(
    reviewId,
    { comments: [{ id: 3, quote: 'words', text: 'Why?' }] },
    {
      criteria: { title: 'Criteria', criteria: [criterion, criterion] },
      answers: [
        { criterion: 0, level: 1, comment: '' },
        { criterion: 1, level: null, comment: 'Well' },
      ],
    },
  );
  expect(choices).toEqual([
    { source: { kind: 'comment', reviewId, place: 3 }, quote: 'words', comment: 'Why?' },
    { source: { kind: 'criterion', reviewId, place: 1 }, quote: 'Argument', comment: 'Well' },
  ]);
  const plannedItems = choices.slice(0, 1).map((choice) => createItem('a', choice));
  expect(choices.map(({ source }) => isInReviewPlan(plannedItems, source))).toEqual([true, false]);
});

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
])('an item moved from %d to %d results in %s', (from, to, order) => {
  expect(ids(moveItem([line('a'), line('b'), line('c')], from, to))).toBe(order);
});

it.each([
  ['an item added in both windows', [line('a')], [line('b'), line('a')], [line('a'), line('c')], 'bac'],
  ['an item removed in the other window', [line('a'), line('b')], [line('a'), line('b')], [line('a')], 'a'],
  ['an item removed in this window', [line('a'), line('b')], [line('b')], [line('a'), line('b')], 'b'],
  [
    'an item removed in the other window and annotated in this one',
    [line('a')],
    [line('a', 'Here')],
    [],
    'a',
  ],
  ['an item removed in this window and annotated in the other', [line('a')], [], [line('a', 'There')], 'a'],
  [
    'a different order in this window',
    [line('a'), line('b')],
    [line('b'), line('a')],
    [line('a'), line('b')],
    'ba',
  ],
])('two windows agree on %s', (_what, base, mine, theirs, expected) => {
  expect(ids(mergePlans({ base, mine, theirs }))).toBe(expected);
});

it('an item that is ticked off in one window and annotated in the other keeps both', () => {
  const [base, mine, theirs] = [[line('a')], [line('a', 'Here')], [line('a', '', true)]];
  expect(mergePlans({ base, mine, theirs })).toEqual([line('a', 'Here', true)]);
});

const plans = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    note: fc.constantFrom('', 'One', 'Two'),
    isDone: fc.boolean(),
  }),
  { selector: ({ id }) => id },
);
const planOf = (lines: { id: string; note: string; isDone: boolean }[]) =>
  lines.map(({ id, note, isDone }) => line(id, note, isDone));

it('a merged plan keeps every typed note, whatever the other window changed', () => {
  fc.assert(
    fc.property(plans, plans, plans, (basePlan, myPlan, theirPlan) => {
      const base = planOf(basePlan);
      const merged = mergePlans({ base, mine: planOf(myPlan), theirs: planOf(theirPlan) });
      for (const { id, note } of myPlan) {
        const was = base.find((item) => item.id === id)?.note ?? '';
        if (note !== was) expect(merged.find((item) => item.id === id)?.note).toContain(note);
      }
    }),
  );
});

it('a merged plan has each item of the other window once if nothing was changed', () => {
  fc.assert(
    fc.property(plans, plans, (basePlan, theirPlan) => {
      const base = planOf(basePlan);
      const theirs = planOf(theirPlan);
      const merged = mergePlans({ base, mine: base, theirs });
      const sorted = (items: readonly PlanItem[]) =>
        items.toSorted((one, other) => one.id.localeCompare(other.id));
      expect(isSamePlan(sorted(merged), sorted(theirs))).toBe(true);
    }),
  );
});
