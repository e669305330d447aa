import { expect, it } from 'vitest';
import { computePageGeometry } from '../pages/page-geometry.ts';
import { computeFreePlace } from './free-place.ts';

const placement = {
  size: { width: 100, height: 50 },
  column: { left: 0, width: 624 },
  anchorTop: 300,
  pageTop: 0,
  geometry: computePageGeometry(undefined),
};
const inch = 914_400;

it.each([
  [
    'by offsets from its paragraph',
    { relativeTo: 'column', posOffset: inch },
    { relativeTo: 'paragraph', posOffset: inch / 2 },
    { left: 96, top: 348 },
  ],
  [
    'by offsets from the page',
    { relativeTo: 'page', posOffset: inch },
    { relativeTo: 'page', posOffset: 2 * inch },
    { left: 0, top: 96 },
  ],
  [
    'in the middle of the text area',
    { relativeTo: 'margin', align: 'center' },
    { relativeTo: 'margin', align: 'center' },
    { left: 262, top: 407 },
  ],
  [
    'at the outer corner of the page',
    { relativeTo: 'page', align: 'right' },
    { relativeTo: 'page', align: 'bottom' },
    { left: 620, top: 910 },
  ],
  [
    'in the margin beside the text',
    { relativeTo: 'rightMargin', align: 'left' },
    { relativeTo: 'line', posOffset: 0 },
    { left: 624, top: 300 },
  ],
] as const)('a picture over the text stands %s', (_name, horizontal, vertical, place) => {
  expect(computeFreePlace({ horizontal, vertical }, placement)).toEqual(place);
});

it('a picture over the text in a cell stands from the left of its cell', () => {
  const position = { horizontal: { relativeTo: 'column', posOffset: 9525 * 7 } } as const;
  const inCell = { ...placement, column: { left: 200, width: 100 } };
  expect(computeFreePlace(position, inCell)).toEqual({ left: 207, top: 300 });
});
