import { expect, it } from 'vitest';
import { readColumns } from '../columns/column-regions.ts';
import { createColumnFlow } from '../columns/column-slots.ts';
import { countPages } from './count-pages.ts';
import { createPageFlow } from './page-flow.ts';
import { computePageGeometry } from './page-geometry.ts';

const flow = createPageFlow(computePageGeometry(undefined), {
  notes: new Map(),
  margins: [],
  stretchedHeight: new Map(),
});
const columns = createColumnFlow(flow, { pages: new Map(), rest: readColumns({ columnCount: 2 }, 624) });

it.each([
  ['both columns of a page', 2 * 864, 1, false],
  ['a line more', 2 * 864 + 1 + 216 + 20, 2, false],
  ['more than the pages that there are', 20_000, 23, true],
])(
  'countPages counts the pages of text in two columns that fills %s',
  (_name, height, count, exceedsPages) => {
    expect(countPages(height, { flow, columns, capacity: 5 })).toEqual({ count, exceedsPages });
  },
);

it('countPages counts the pages of text in one column by its height', () => {
  expect(countPages(1500, { flow, columns: null, capacity: 5 })).toEqual({ count: 2, exceedsPages: false });
});
