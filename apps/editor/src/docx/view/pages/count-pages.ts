import type { ColumnFlow } from '../columns/column-slots.ts';
import { computePageCount, type PageFlow } from './page-flow.ts';

interface LaidOutPages {
  flow: PageFlow;
  /** Null if all text is in one column. */
  columns: ColumnFlow | null;
  /** How many pages the text can be broken into. */
  capacity: number;
}

/** The number of pages for a text of this height, and whether it goes on after the last of them. */
export function countPages(
  height: number,
  { flow, columns, capacity }: LaidOutPages,
): { count: number; exceedsPages: boolean } {
  // In columns the text is one strip, longer than its pages.
  const end = flow.getTop(capacity) + (columns?.getExcess(capacity - 1) ?? 0);
  const exceedsPages = height > end;
  if (columns === null) return { count: computePageCount(height, flow, capacity), exceedsPages };
  const { page } = columns.findSlot(Math.max(0, Math.min(height, end) - 1));
  return {
    count: exceedsPages ? Math.max(page, computePageCount(height, flow, capacity)) : page,
    exceedsPages,
  };
}
