import { expect, it } from 'vitest';
import type { Shape } from '../../../canvas/scene/scene.ts';
import type { TextDrawings } from '../../document/drawings/read-drawings.ts';
import { createDrawingSource } from './drawing-source.ts';

const shape: Shape = {
  kind: 'other',
  what: 'unknown',
  media: null,
  id: 'd',
  name: '',
  alt: '',
  x: 0,
  y: 0,
  width: 1,
  height: 1,
  rotation: 0,
  isFlippedX: false,
  isFlippedY: false,
};
const holding = (shapes: Record<string, Shape | null>): TextDrawings => ({
  shapes: new Map(Object.entries(shapes)),
  media: new Map(),
});

/** Versions of a file in the order in which they are read; the last one stays. */
function source(...versions: (TextDrawings | Error)[]) {
  let count = 0;
  const find = createDrawingSource(async () => {
    const version = versions[Math.min(count++, versions.length - 1)];
    if (version === undefined || version instanceof Error) throw version;
    return version;
  });
  const isFound = async (name: string): Promise<boolean> => (await find(name)) !== null;
  return { isFound, count: () => count };
}

it('the file is read again only once for several drawings that the first reading does not have', async () => {
  const { isFound, count } = source(holding({}), holding({ a: shape, b: shape }));
  expect(await Promise.all(['a', 'b', 'c', 'd'].map(isFound))).toEqual([true, true, false, false]);
  expect(count()).toBe(2);
  expect(await isFound('c')).toBe(false);
  expect(count()).toBe(2);
});

it('the file is read again for a drawing that is first shown later', async () => {
  const { isFound, count } = source(holding({ a: shape }), holding({ a: shape, b: shape }));
  expect(await isFound('a')).toBe(true);
  expect(count()).toBe(1);
  expect(await isFound('b')).toBe(true);
  expect(count()).toBe(2);
});

it('a drawing that cannot be read is not read again', async () => {
  const { isFound, count } = source(holding({ a: null }));
  expect(await isFound('a')).toBe(false);
  expect(count()).toBe(1);
});

it('drawings shown after a reading failed are read again', async () => {
  const { isFound, count } = source(new Error('Out of memory'), holding({ a: shape }));
  expect(await Promise.allSettled([isFound('a'), isFound('b')])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(count()).toBe(1);
  expect(await isFound('a')).toBe(true);
});
