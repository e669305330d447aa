import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createHistory, type History, pushStep, redo, undo } from './history.ts';

const addStep = (history: History<string>, before: string, undoGroup: string | null = null, time = 0) =>
  pushStep(history, before, { undoGroup, time });

function requireStep<Step>(step: Step | null): Step {
  if (step === null) throw new Error('There is no such step');
  return step;
}

it('a new history has no undo steps', () => {
  expect(undo(createHistory<string>(), 'now')).toBeNull();
  expect(redo(createHistory<string>(), 'now')).toBeNull();
});

it('undo and redo go through each step', () => {
  const states = fc.array(fc.string(), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(states, (all) => {
      let history = createHistory<string>();
      let now = 'first';
      for (const next of all) {
        history = addStep(history, now);
        now = next;
      }
      for (const expected of ['first', ...all].slice(0, -1).toReversed()) {
        ({ history, state: now } = requireStep(undo(history, now)));
        expect(now).toBe(expected);
      }
      for (const expected of all) {
        ({ history, state: now } = requireStep(redo(history, now)));
        expect(now).toBe(expected);
      }
    }),
  );
});

it.each([
  ['joins successive edits of one undo group', ['type', 'type', 'type'], 100, 1],
  ['separates two undo groups', ['type', 'type', 'key'], 100, 2],
  ['separates edits without an undo group', [null, null, null], 100, 3],
  ['separates edits with a pause between them', ['type', 'type', 'type'], 2000, 3],
  ['separates edits around one without an undo group', ['type', null, 'type'], 100, 3],
])('the history %s', (_, undoGroups, pause, expected) => {
  const history = undoGroups.reduce(
    (last, undoGroup, index) => addStep(last, String(index), undoGroup, index * pause),
    createHistory<string>(),
  );
  expect(history.past).toHaveLength(expected);
});

it('an edit after undo starts a new undo step', () => {
  const typed = addStep(addStep(createHistory<string>(), 'a', 'type', 0), 'b', 'type', 100);
  const undone = undo(typed, 'c');
  expect(addStep(undone?.history ?? typed, 'a', 'type', 200).past).toEqual(['a']);
});

it('a new edit clears the redo steps', () => {
  const undone = undo(addStep(createHistory<string>(), 'a'), 'b');
  const editedAgain = addStep(undone?.history ?? createHistory<string>(), 'a');
  expect(redo(editedAgain, 'c')).toBeNull();
});

it('a long history keeps the newest steps', () => {
  const long = Array.from({ length: 500 }).reduce<History<string>>(
    (history, _, index) => addStep(history, String(index)),
    createHistory<string>(),
  );
  expect(long.past.at(-1)).toBe('499');
  expect(long.past.length).toBeLessThan(500);
});
