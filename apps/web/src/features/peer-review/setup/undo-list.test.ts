import { expect, it } from 'vitest';
import { startUndoList, step, stepBack } from './undo-list.ts';

it('steps are taken back one by one', () => {
  const list = step(step(startUndoList('a'), 'b'), 'c');
  expect(stepBack(list).now).toBe('b');
  expect(stepBack(stepBack(list)).now).toBe('a');
});

it('there is nothing before the beginning', () => {
  expect(stepBack(startUndoList('a'))).toEqual({ now: 'a', before: [] });
});
