import { draftIdSchema } from '@redraft/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addDraft,
  type DraftRow,
  draftProblem,
  finalPoints,
  isOutside,
  listRemainingDrafts,
  removeOrRestore,
  toDraftItems,
  updateDraft,
} from './draft-list.ts';

const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00Z`;
const input = (title: string, hour: number, points = 20) => ({ title, deadline: at(hour), points });
const stored = (key: string, hour: number, points = 20): DraftRow => ({
  ...input(key, hour, points),
  key,
  draftId: draftIdSchema.parse(hour + 1),
  mark: null,
  reviewDeadline: null,
  handedIn: 0,
});
const limits = { editedKey: null, min: at(1), max: at(20) };

it('the list of drafts stays sorted by deadline after additions and changes', () => {
  const hours = fc.array(fc.record({ hour: fc.nat(23), changed: fc.nat(23) }), { maxLength: 12 });
  fc.assert(
    fc.property(hours, (drafts) => {
      let rows: DraftRow[] = [];
      drafts.forEach(({ hour, changed }, index) => {
        rows = addDraft(rows, input('Draft', hour, 1), `new ${index}`);
        rows = updateDraft(rows, input('Draft', changed, 1), `new ${Math.floor(index / 2)}`);
      });
      const deadlines = rows.map(({ deadline }) => deadline);
      expect(deadlines).toEqual(deadlines.toSorted());
    }),
  );
});
it('the list of drafts keeps the mark CREATE of a new draft after a change', () => {
  const rows = updateDraft(addDraft([], input('A', 2), 'a'), input('B', 3), 'a');
  expect(rows).toMatchObject([{ title: 'B', mark: 'CREATE' }]);
});
it('the list of drafts marks a changed stored draft UPDATE', () => {
  expect(updateDraft([stored('a', 2)], input('B', 3), 'a')).toMatchObject([{ title: 'B', mark: 'UPDATE' }]);
});
it('the list of drafts drops a new draft at once', () => {
  expect(removeOrRestore(addDraft([], input('A', 2), 'a'), 'a')).toEqual([]);
});
it('the list of drafts keeps a removed stored draft with the mark DELETE, and restores it to UPDATE', () => {
  const removed = removeOrRestore([stored('a', 2)], 'a');
  expect(removed).toMatchObject([{ mark: 'DELETE' }]);
  expect(listRemainingDrafts(removed)).toEqual([]);
  expect(removeOrRestore(removed, 'a')).toMatchObject([{ mark: 'UPDATE' }]);
});
it('the list of drafts is sent with its marks, and unchanged drafts without one', () => {
  const items = toDraftItems(removeOrRestore([stored('a', 2), stored('b', 3)], 'b'));
  expect(items.map((item) => item.draftStatus ?? null)).toEqual([null, 'DELETE']);
});

it('the final submission has the points that the drafts leave of 100', () => {
  expect(finalPoints([stored('a', 2, 20), stored('b', 3, 30)])).toBe(50);
  expect(finalPoints([stored('a', 2, 33.3), stored('b', 3, 33.3), stored('c', 4, 33.4)])).toBe(0);
});
it('the points of the drafts ignore drafts marked for deletion', () => {
  expect(finalPoints(removeOrRestore([stored('a', 2, 40)], 'a'))).toBe(100);
});
it('the points of the drafts must not exceed 100 together', () => {
  expect(draftProblem([stored('a', 2, 60)], input('B', 3, 50), limits)).toBe('overTotal');
  expect(draftProblem([stored('a', 2, 60)], input('B', 3, 40), limits)).toBeNull();
});
it('the points of the drafts count an edited draft with its new value only', () => {
  const rows = [stored('a', 2, 60), stored('b', 3, 30)];
  expect(draftProblem(rows, input('a', 2, 70), { ...limits, editedKey: 'a' })).toBeNull();
  expect(draftProblem(rows, input('a', 2, 71), { ...limits, editedKey: 'a' })).toBe('overTotal');
});

it.each([
  [0, 'tooEarly'],
  [1, null],
  [20, null],
  [21, 'tooLate'],
])('a draft due at %i, of an assignment from 1 to 20, has the problem %s', (hour, problem) => {
  expect(draftProblem([], input('A', hour), limits)).toBe(problem);
});

it.each([
  [1, true],
  [2, false],
  [5, false],
  [6, true],
])('a draft due at %i lies outside an assignment from 2 to 5: %s', (hour, outside) => {
  expect(isOutside(stored('a', hour), { start: at(2), end: at(5) })).toBe(outside);
});
