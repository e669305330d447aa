import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { SheetView } from '../editing/workbook-editing.ts';
import { type CellAddress, lastColumn, lastRow } from '../workbook/workbook.ts';
import { type Layout, scrollToShow, type View } from './view.ts';

interface Viewport {
  now: View;
  handleScroll: () => void;
  /** What is rendered; the scroller follows (`useFollowActiveCell`). */
  setPosition: (to: { x: number; y: number }) => void;
}

/** Size and scroll position of the sheet's view. */
export function useView(scroller: RefObject<HTMLDivElement | null>): Viewport {
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
  return {
    now,
    handleScroll: measure,
    setPosition: (to) => setViewport((previous) => ({ ...previous, ...to })),
  };
}

/** Scrolls the active cell or the end of the selection into view when it changes, in the rendering that shows the change. */
export function useFollowActiveCell(
  scroller: RefObject<HTMLDivElement | null>,
  { now, setPosition }: Viewport,
  layout: Layout,
  { sheet, active, end, area }: SheetView,
): void {
  const [followed, setFollowed] = useState('');
  const target = [sheet.id, active.row, active.column, end.row, end.column].join();
  // Of whole rows and columns the near end is already visible.
  const isWhole = area.bottom === lastRow || area.right === lastColumn;
  if (target !== followed && !isWhole && now.width > 0) {
    setFollowed(target);
    setPosition(scrollToShow(layout, end));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another cell is a reason to scroll
  useLayoutEffect(() => {
    if (scroller.current !== null && followed !== '') scrollTo(scroller.current, now);
  }, [followed]);
}

/** Scrolls as far as a cell needs it. */
export function showCell(scroller: Element, layout: Layout, cell: CellAddress): void {
  scrollTo(scroller, scrollToShow(layout, cell));
}

function scrollTo(scroller: Element, to: { x: number; y: number }): void {
  if (to.x !== scroller.scrollLeft) scroller.scrollLeft = to.x;
  if (to.y !== scroller.scrollTop) scroller.scrollTop = to.y;
}
