import { expect, it } from 'vitest';
import { createPageFlow } from '../pages/page-flow.ts';
import { computePageGeometry } from '../pages/page-geometry.ts';
import { type AnchoredPicture, createPageFloats, pageTop, positionWraps } from './wraps.ts';

const letter = computePageGeometry(undefined);
const flow = createPageFlow(letter, { notes: new Map(), margins: [], stretchedHeight: new Map() });
const column = 624;
const second = flow.getTop(2);

function picture(top: number, more: Partial<AnchoredPicture> = {}): AnchoredPicture {
  return { top, side: 'left', width: 200, height: 150, ...more };
}

it.each([
  ['stands beside its paragraph', [picture(100)], [100]],
  ['leaves the strip at the top of a page free', [picture(0)], [pageTop]],
  ['goes whole to the next page where it does not fit', [picture(800)], [second + pageTop]],
  ['goes there too when its paragraph begins in the gap', [picture(900)], [second + pageTop]],
  ['stands under another on its side', [picture(100), picture(120)], [100, 250]],
  ['stands beside another on the other side', [picture(100), picture(120, { side: 'right' })], [100, 120]],
  [
    'stands under one on the other side with which it would fill the column',
    [picture(100, { width: 400 }), picture(120, { side: 'right', width: 300 })],
    [100, 250],
  ],
  ['is pushed to the next page by another', [picture(650), picture(660)], [650, second + pageTop]],
  ['stays on its page when it is taller than one', [picture(0, { height: 5000 })], [pageTop]],
])('positionWraps %s', (_name, pictures, tops) => {
  expect(positionWraps(pictures, flow, column).tops).toEqual(tops);
});

it('positionWraps never lets two overlap, and never crosses the end of a page', () => {
  const some = Array.from({ length: 60 }, (_, index) =>
    picture(index * 70, {
      side: index % 3 === 0 ? 'right' : 'left',
      width: 100 + ((index * 97) % 500),
      height: 50 + ((index * 61) % 600),
    }),
  );
  for (const exclusions of positionWraps(some, flow, column).byPage.values()) {
    exclusions.forEach((one, index) => {
      expect(one.top + one.height).toBeLessThanOrEqual(864);
      for (const other of exclusions.slice(index + 1)) {
        const isApart = one.top + one.height <= other.top || other.top + other.height <= one.top;
        expect(isApart || (one.side !== other.side && one.width + other.width <= column)).toBe(true);
      }
    });
  }
});

it('createPageFloats has a strip and a gap where nothing obstructs the text', () => {
  expect(createPageFloats(864, [])).toEqual([
    { kind: 'top', top: 0, width: 0, height: 2 },
    { kind: 'room', top: 2, width: 0.1, height: 862 },
  ]);
});

it('createPageFloats orders both sides from top to bottom, as floats require', () => {
  const pieces = createPageFloats(864, [
    { side: 'left', top: 300, width: 200, height: 100 },
    { side: 'right', top: 50, width: 200, height: 500 },
  ]);
  expect(pieces.map(({ kind, top, height }) => [kind, top, height])).toEqual([
    ['rightSpace', 0, 50],
    ['top', 0, 2],
    ['room', 2, 298],
    ['right', 50, 500],
    ['room', 300, 100],
    ['left', 300, 100],
    ['room', 400, 464],
  ]);
});
