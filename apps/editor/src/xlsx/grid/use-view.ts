import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SheetView } from '../editing/workbook-editing.ts';
import { lastColumn, lastRow } from '../workbook/workbook.ts';
import { type Layout, scrollToShow, type View } from './view.ts';

/** Size and scroll position of the sheet's view. */
export function useView(scroller: RefObject<HTMLDivElement | null>): { now: View; handleScroll: () => void } {
  const [now, setNow] = useState<View>({ width: 0, height: 0, x: 0, y: 0 });
  const format = (): void => {
    const at = scroller.current;
    if (at === null) return;
    const next = { width: at.clientWidth, height: at.clientHeight, x: at.scrollLeft, y: at.scrollTop };
    setNow((before) =>
      before.width === next.width &&
      before.height === next.height &&
      before.x === next.x &&
      before.y === next.y
        ? before
        : next,
    );
  };
  const current = useRef(format);
  current.current = format;
  // Synchronises with the size of the page.
  useLayoutEffect(() => {
    const at = scroller.current;
    if (at === null) return;
    current.current();
    const watch = new ResizeObserver(() => current.current());
    watch.observe(at);
    return () => watch.disconnect();
  }, [scroller]);
  return { now, handleScroll: format };
}

/** Scrolls the active cell into view. */
export function useFollowActiveCell(
  scroller: RefObject<HTMLDivElement | null>,
  layout: Layout,
  { sheet, active, end, area }: SheetView,
): void {
  const current = useRef(layout);
  current.current = layout;
  // Of whole rows and columns the near end is already visible.
  const row = area.bottom === lastRow ? layout.range.top : end.row;
  const column = area.right === lastColumn ? layout.range.left : end.column;
  const isWhole = area.bottom === lastRow || area.right === lastColumn;
  // Synchronises with the browser's scroll position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another cell is a reason to scroll
  useEffect(() => {
    const at = scroller.current;
    if (at === null || isWhole) return;
    const to = scrollToShow(current.current, { row, column });
    if (to.x !== at.scrollLeft) at.scrollLeft = to.x;
    if (to.y !== at.scrollTop) at.scrollTop = to.y;
  }, [sheet.id, active.row, active.column, end.row, end.column]);
}
