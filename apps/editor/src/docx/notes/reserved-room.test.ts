import { expect, it } from 'vitest';
import { ReservedRoom } from './reserved-room.ts';

it('a page keeps what its notes have needed as long as the text is the same, so that a note cannot go to and fro for ever', () => {
  const room = new ReservedRoom();
  const text = ['a text', 'its notes'];
  room.keepFor(text);
  expect(
    room.grow([
      [1, 40],
      [2, 0],
    ]),
  ).toBe(true);
  // Its number has gone to the second page, and the note with it.
  expect(
    room.grow([
      [1, 0],
      [2, 40],
    ]),
  ).toBe(true);
  room.keepFor([...text]);
  expect(
    room.grow([
      [1, 40],
      [2, 0],
    ]),
  ).toBe(false);
  expect([...room.heights]).toEqual([
    [1, 40],
    [2, 40],
  ]);
});

it('another text, and other notes, begin anew', () => {
  const room = new ReservedRoom();
  room.keepFor(['a text', 'its notes']);
  room.grow([[1, 40]]);
  room.keepFor(['a text', 'other notes']);
  expect(room.heights.size).toBe(0);
  expect(room.isFor(['a text', 'its notes'])).toBe(false);
});
