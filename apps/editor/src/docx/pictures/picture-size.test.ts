import { expect, it } from 'vitest';
import { limitSize } from '../../ui/pictures/read-picture.ts';
import { fitToPage } from './insert-picture.ts';
import { computeDraggedSize, scaleSize } from './picture-size.ts';

const start = { width: 200, height: 100 };
const max = { width: 600, height: 900 };

it.each([
  ['follows the corner at the end', 'se', { x: 100, y: 10 }, 300, 150],
  ['follows the corner at the start the other way', 'nw', { x: -100, y: 0 }, 300, 150],
  ['follows the longer way', 'se', { x: 0, y: 50 }, 300, 150],
  ['keeps the proportion when it grows as wide as the text', 'ne', { x: 5000, y: 0 }, 600, 300],
  ['stays large enough to be taken hold of', 'se', { x: -5000, y: 0 }, 32, 16],
] as const)('draggedSize %s', (_name, corner, by, width, height) => {
  expect(computeDraggedSize(start, by, corner, max)).toEqual({ width, height });
});

it('scaleSize never exceeds the page height', () => {
  expect(scaleSize({ width: 100, height: 300 }, 10, max)).toEqual({ width: 300, height: 900 });
});

it.each([
  ['leaves a small picture as it is', { width: 100, height: 80 }, { width: 100, height: 80 }],
  ['makes a wide one as wide as the text', { width: 1200, height: 600 }, { width: 600, height: 300 }],
  ['makes a tall one as high as the page', { width: 900, height: 1800 }, { width: 450, height: 900 }],
])('fitToPage %s', (_name, picture, size) => {
  expect(fitToPage(picture, max)).toEqual(size);
});

it.each([
  [4000, 3000, 2000, 1500],
  [1000, 6000, 333, 2000],
  [800, 600, 800, 600],
  [100_000, 1, 2000, 1],
])('limitSize keeps %d by %d pixels as %d by %d', (width, height, scaledWidth, scaledHeight) => {
  expect(limitSize(width, height)).toEqual({ width: scaledWidth, height: scaledHeight });
});
