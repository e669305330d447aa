import { expect, it } from 'vitest';
import { ReservedSpace } from './reserved-space.ts';

it('the space reserved for notes is kept while the text is the same, so that a note cannot oscillate between pages', () => {
  const space = new ReservedSpace();
  const text = ['a text', 'its notes'];
  space.resetIfChanged(text);
  expect(
    space.grow([
      [1, 40],
      [2, 0],
    ]),
  ).toBe(true);
  // Its reference has moved to the second page, and the note with it.
  expect(
    space.grow([
      [1, 0],
      [2, 40],
    ]),
  ).toBe(true);
  space.resetIfChanged([...text]);
  expect(
    space.grow([
      [1, 40],
      [2, 0],
    ]),
  ).toBe(false);
  expect([...space.heights]).toEqual([
    [1, 40],
    [2, 40],
  ]);
});

it('the space reserved for notes is recomputed for another text or other notes', () => {
  const space = new ReservedSpace();
  space.resetIfChanged(['a text', 'its notes']);
  space.grow([[1, 40]]);
  space.resetIfChanged(['a text', 'other notes']);
  expect(space.heights.size).toBe(0);
  expect(space.isFor(['a text', 'its notes'])).toBe(false);
});
