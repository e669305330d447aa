import { expect, it } from 'vitest';
import { createUndoList, pushState, undoState } from './undo-list.ts';

it('changes are undone one by one', () => {
  const list = pushState(pushState(createUndoList('a'), 'b'), 'c');
  expect(undoState(list).present).toBe('b');
  expect(undoState(undoState(list)).present).toBe('a');
});

it('undo does nothing before the first change', () => {
  expect(undoState(createUndoList('a'))).toEqual({ present: 'a', past: [] });
});
