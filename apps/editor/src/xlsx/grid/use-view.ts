import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SheetView } from '../editing/workbook-editing.ts';
import { type CellAddress, lastColumn, lastRow } from '../workbook/workbook.ts';
import { type Layout, scrollToShow, type View } from './view.ts';

/** Size and scroll position of the sheet's view. */
export function useView(scroller: RefObject<HTMLDivElement | null>): { now: View; handleScroll: () => void } {
  const [now, setViewport] = useState<View>({ width: 0, height: 0, x: 0, y: 0 });
  const measure = (): void => {
    const element = scroller.current;
    if (element === null) return;
    const next = {
      width: element.clientWidth,
      height: element.clientHeight,
      x: element.scrollLeft,
      y: element.scrollTop,
    };
    setViewport((previous) =>
      previous.width === next.width &&
      previous.height === next.height &&
      previous.x === next.x &&
      previous.y === next.y
        ? previous
        : next,
    );
  };
  const latestMeasure = useRef(measure);
  latestMeasure.current = measure;
  // Measures the scroller now and whenever it is resized.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    latestMeasure.current();
    const observer = new ResizeObserver(() => latestMeasure.current());
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return { now, handleScroll: measure };
}

/** Scrolls the active cell into view. */
export function useFollowActiveCell(
  scroller: RefObject<HTMLDivElement | null>,
  layout: Layout,
  { sheet, active, end, area }: SheetView,
): void {
  const latestLayout = useRef(layout);
  latestLayout.current = layout;
  // Of whole rows and columns the near end is already visible.
  const row = area.bottom === lastRow ? layout.range.top : end.row;
  const column = area.right === lastColumn ? layout.range.left : end.column;
  const isWhole = area.bottom === lastRow || area.right === lastColumn;
  // Scrolls whenever the active cell or the end of the selection changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another cell is a reason to scroll
  useEffect(() => {
    const element = scroller.current;
    if (element === null || isWhole) return;
    showCell(element, latestLayout.current, { row, column });
  }, [sheet.id, active.row, active.column, end.row, end.column]);
}

/** Scrolls as far as a cell needs it. */
export function showCell(scroller: Element, layout: Layout, cell: CellAddress): void {
  const to = scrollToShow(layout, cell);
  if (to.x !== scroller.scrollLeft) scroller.scrollLeft = to.x;
  if (to.y !== scroller.scrollTop) scroller.scrollTop = to.y;
}
