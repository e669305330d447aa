import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyHistory, type History, pushStep, redo, undo } from './history.ts';

const step = (history: History<string>, before: string, undoGroup: string | null = null, time = 0) =>
  pushStep(history, before, { undoGroup, time });

function taken<Step>(step: Step | null): Step {
  if (step === null) throw new Error('There is no such step');
  return step;
}

it('what can be gone back to is nothing at the beginning', () => {
  expect(undo(emptyHistory<string>(), 'now')).toBeNull();
  expect(redo(emptyHistory<string>(), 'now')).toBeNull();
});

it('what can be gone back to is each step, back and forth again', () => {
  const states = fc.array(fc.string(), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(states, (all) => {
      let history = emptyHistory<string>();
      let now = 'first';
      for (const next of all) {
        history = step(history, now);
        now = next;
      }
      for (const expected of ['first', ...all].slice(0, -1).toReversed()) {
        ({ history, state: now } = taken(undo(history, now)));
        expect(now).toBe(expected);
      }
      for (const expected of all) {
        ({ history, state: now } = taken(redo(history, now)));
        expect(now).toBe(expected);
      }
    }),
  );
});

it.each([
  ['of one undoGroup in a row are one step', ['type', 'type', 'type'], 100, 1],
  ['of two bursts are two', ['type', 'type', 'key'], 100, 2],
  ['that are none are one each', [null, null, null], 100, 3],
  ['with a pause between them are one each', ['type', 'type', 'type'], 2000, 3],
  ['around one that is none are one each', ['type', null, 'type'], 100, 3],
])('what can be gone back to changes %s', (_, bursts, pause, expected) => {
  const history = bursts.reduce(
    (last, undoGroup, index) => step(last, String(index), undoGroup, index * pause),
    emptyHistory<string>(),
  );
  expect(history.past).toHaveLength(expected);
});

it('what can be gone back to goes on with no undoGroup after a step back', () => {
  const typed = step(step(emptyHistory<string>(), 'a', 'type', 0), 'b', 'type', 100);
  const back = undo(typed, 'c');
  expect(step(back?.history ?? typed, 'a', 'type', 200).past).toEqual(['a']);
});

it('what can be gone back to has nothing to go forth to after something new', () => {
  const back = undo(step(emptyHistory<string>(), 'a'), 'b');
  const repeated = step(back?.history ?? emptyHistory<string>(), 'a');
  expect(redo(repeated, 'c')).toBeNull();
});

it('what can be gone back to keeps the newest steps of many', () => {
  const long = Array.from({ length: 500 }).reduce<History<string>>(
    (history, _, index) => step(history, String(index)),
    emptyHistory<string>(),
  );
  expect(long.past.at(-1)).toBe('499');
  expect(long.past.length).toBeLessThan(500);
});
