import { expect, it } from 'vitest';
import { createRandom, type Random } from '../random.ts';
import { editsBetween, type Splice, toSplices, toTextOperation } from './edits.ts';

it('the edits of a save keep what lies between two changes', () => {
  const middle = ' stays as it is in the middle of both ';
  const edits = editsBetween(`one${middle}two`, `1${middle}2`);
  expect(edits).toEqual([
    { skip: 0, del: 'one', ins: '1' },
    { skip: middle.length, del: 'two', ins: '2' },
  ]);
  expect(toTextOperation(edits)).toEqual(['1', { d: 3 }, middle.length, '2', { d: 3 }]);
});

it('operations of ShareDB count code points, splices of Yjs UTF-16 units', () => {
  const edits = editsBetween('😀😀 a', '😀😀 b');
  expect(toTextOperation(edits)).toEqual([3, 'b', { d: 1 }]);
  expect(toSplices('😀😀 a', edits)).toEqual([{ at: 5, del: 1, ins: 'b' }]);
});

it.each(Array.from({ length: 200 }, (_, place) => place))(
  'random text %i becomes the next one by its operation and by its splices',
  (place) => {
    const random = createRandom(34, place);
    const before = writeText(random);
    const after = changeText(random, before);
    const edits = editsBetween(before, after);
    expect(applyOperation(before, toTextOperation(edits))).toBe(after);
    expect(applySplices(before, toSplices(before, edits))).toBe(after);
  },
);

const characters = [...'abc de\n', '😀', 'é'];

function writeText(random: Random): string {
  return random.some(200, () => random.pick(characters));
}

function changeText(random: Random, text: string): string {
  const points = [...text];
  for (let left = random.below(4); left > 0; left--) {
    const inserted = [...random.some(30, () => random.pick(characters))];
    points.splice(random.below(points.length + 1), random.below(30), ...inserted);
  }
  return points.join('');
}

function applyOperation(text: string, operation: ReturnType<typeof toTextOperation>): string {
  const left = [...text];
  const made = operation.map((component) => {
    if (typeof component === 'string') return component;
    if (typeof component === 'number') return left.splice(0, component).join('');
    left.splice(0, component.d);
    return '';
  });
  return made.join('') + left.join('');
}

function applySplices(text: string, splices: readonly Splice[]): string {
  return splices.reduce((made, { at, del, ins }) => made.slice(0, at) + ins + made.slice(at + del), text);
}
