import type { RefObject } from 'react';
import { fillTo } from '../editing/cell-commands.ts';
import { selectArea, type WorkbookEditing } from '../editing/workbook-editing.ts';
import { uniteAreas } from '../workbook/area.ts';
import { type Area, type CellAddress, lastColumn, lastRow } from '../workbook/workbook.ts';
import {
  computeCharacterWidth,
  convertPixelsToHeight,
  convertPixelsToWidth,
} from './row-and-column-sizes.ts';
import { findResizeEdge, headingHeight, type Layout } from './view.ts';

export interface PointerDependencies {
  layout: Layout;
  scroller: RefObject<HTMLDivElement | null>;
  field: RefObject<HTMLTextAreaElement | null>;
  editing: WorkbookEditing;
  onContextMenu: (point: { x: number; y: number }) => void;
}

export interface Point {
  x: number;
  y: number;
}

/** Tracks the pointer until it is released. */
export type TrackPointer = (move: (position: Point) => void, up: (position: Point) => void) => void;

/** Half the height of a row, in CSS pixels. */
const handleTolerance = 10;

/** Drags a corner of the selection; the other corner stays. */
export function dragSelectionHandle(
  editing: WorkbookEditing,
  corner: 'start' | 'end',
  cellAt: (position: Point) => CellAddress,
  trackPointer: TrackPointer,
): void {
  const { top, left, bottom, right } = editing.getView().area;
  const fixed = corner === 'end' ? { row: top, column: left } : { row: bottom, column: right };
  // A finger on the corner is half on the next cells.
  const inwards = corner === 'end' ? -handleTolerance : handleTolerance;
  trackPointer(
    ({ x, y }) => editing.select(fixed, cellAt({ x: x + inwards, y: y + inwards })),
    () => undefined,
  );
}

/** Drags the fill handle over other cells. */
export function dragFillHandle(
  editing: WorkbookEditing,
  cellAt: (position: Point) => CellAddress,
  trackPointer: TrackPointer,
  lang: string,
): void {
  const { area } = editing.getView();
  let target = area;
  const select = (selected: Area): void => selectArea(editing, selected);
  trackPointer(
    (to) => {
      target = dragTarget(area, cellAt(to));
      select(target);
    },
    () => {
      select(area);
      fillTo(editing, target, lang);
      select(target);
    },
  );
}

/** The range to fill: the selection extended in one direction, that of the larger movement. */
function dragTarget(area: Area, to: CellAddress): Area {
  const union = uniteAreas(area, { top: to.row, left: to.column, bottom: to.row, right: to.column });
  const rowDistance = Math.max(union.bottom - area.bottom, area.top - union.top);
  const columnDistance = Math.max(union.right - area.right, area.left - union.left);
  return rowDistance >= columnDistance
    ? { ...union, left: area.left, right: area.right }
    : { ...union, top: area.top, bottom: area.bottom };
}

/** Drags the edge of a heading to resize its line, or all selected lines. False if there is no edge. */
export function startResize(
  { layout, editing, scroller }: PointerDependencies,
  axis: 'columns' | 'rows',
  position: Point,
  trackPointer: TrackPointer,
): boolean {
  if (!editing.getView().canWrite) return false;
  const isRows = axis === 'rows';
  const axisSizes = isRows ? layout.rows : layout.columns;
  const startPosition = isRows ? position.y : position.x;
  const headingSize = isRows ? headingHeight : layout.headingWidth;
  const frozen = isRows ? layout.frozen.height : layout.frozen.width;
  const scrollOffset = startPosition - headingSize < frozen ? 0 : isRows ? layout.view.y : layout.view.x;
  const index = findResizeEdge(axisSizes, startPosition - headingSize + scrollOffset);
  if (index === null) return false;
  const size = axisSizes.size(index);
  let newSize = size;
  const guide = createGuideLine(scroller.current, isRows);
  trackPointer(
    (to) => {
      const position = isRows ? to.y : to.x;
      newSize = Math.max(0, Math.round(size + position - startPosition));
      guide.show(Math.max(startPosition - size, position));
    },
    () => {
      guide.remove();
      if (Math.abs(newSize - size) < 2) return;
      const { workbook, sheet, area } = editing.getView();
      const selectsWholeRowsOrColumns = isRows
        ? area.left === 0 && area.right === lastColumn
        : area.top === 0 && area.bottom === lastRow;
      const [first, last] = isRows ? [area.top, area.bottom] : [area.left, area.right];
      const [from, to] =
        selectsWholeRowsOrColumns && first <= index && index <= last ? [first, last] : [index, index];
      const value = isRows
        ? convertPixelsToHeight(Math.max(8, newSize))
        : convertPixelsToWidth(Math.max(12, newSize), computeCharacterWidth(workbook.styles));
      editing.apply({ kind: 'size', sheet: sheet.id, axis, from, to, size: value });
    },
  );
  return true;
}

/** Shows the future edge of a line. */
function createGuideLine(scroller: HTMLElement | null, isRows: boolean) {
  const line = document.createElement('div');
  line.className = 'sheet-guide';
  line.dataset.axis = isRows ? 'rows' : 'columns';
  scroller?.querySelector('.sheet-view')?.append(line);
  return {
    show: (position: number) => line.style.setProperty(isRows ? 'top' : 'left', `${position}px`),
    remove: () => line.remove(),
  };
}
