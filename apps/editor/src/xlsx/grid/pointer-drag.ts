import type { RefObject } from 'react';
import { fillTo } from '../editing/cell-commands.ts';
import type { WorkbookEditing } from '../editing/workbook-editing.ts';
import { unionArea } from '../workbook/area.ts';
import { type Area, type CellAddress, lastColumn, lastRow } from '../workbook/workbook.ts';
import { heightOfPixels, widthOfPixels } from './sheet-lines.ts';
import { edgeUnder, headingHeight, type Layout } from './view.ts';

export interface Ports {
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
export type Follow = (move: (at: Point) => void, up: (at: Point) => void) => void;

/** Drags the fill handle over other cells. */
export function dragSelection(
  editing: WorkbookEditing,
  under: (at: Point) => CellAddress,
  follow: Follow,
): void {
  const { area } = editing.now();
  let target = area;
  const select = ({ top, left, bottom, right }: Area): void =>
    editing.select({ row: top, column: left }, { row: bottom, column: right });
  follow(
    (to) => {
      target = dragTarget(area, under(to));
      select(target);
    },
    () => {
      select(area);
      fillTo(editing, target);
      select(target);
    },
  );
}

/** In one direction only: that of the larger movement. */
function dragTarget(area: Area, to: CellAddress): Area {
  const over = unionArea(area, { top: to.row, left: to.column, bottom: to.row, right: to.column });
  const down = Math.max(over.bottom - area.bottom, area.top - over.top);
  const right = Math.max(over.right - area.right, area.left - over.left);
  return down >= right
    ? { ...over, left: area.left, right: area.right }
    : { ...over, top: area.top, bottom: area.bottom };
}

/** Drags the edge of a heading to resize its line, or all selected lines. False if there is no edge. */
export function beginResize(
  { layout, editing, scroller }: Ports,
  axis: 'columns' | 'rows',
  at: Point,
  follow: Follow,
): boolean {
  if (!editing.now().canWrite) return false;
  const isRows = axis === 'rows';
  const lines = isRows ? layout.rows : layout.columns;
  const started = isRows ? at.y : at.x;
  const head = isRows ? headingHeight : layout.headingWidth;
  const frozen = isRows ? layout.frozen.height : layout.frozen.width;
  const scrolled = started - head < frozen ? 0 : isRows ? layout.view.y : layout.view.x;
  const line = edgeUnder(lines, started - head + scrolled);
  if (line === null) return false;
  const size = lines.size(line);
  let now = size;
  const guide = guideLine(scroller.current, isRows);
  follow(
    (to) => {
      const moved = isRows ? to.y : to.x;
      now = Math.max(0, Math.round(size + moved - started));
      guide.show(Math.max(started - size, moved));
    },
    () => {
      guide.remove();
      if (Math.abs(now - size) < 2) return;
      const { sheet, area } = editing.now();
      const isWhole = isRows
        ? area.left === 0 && area.right === lastColumn
        : area.top === 0 && area.bottom === lastRow;
      const [first, last] = isRows ? [area.top, area.bottom] : [area.left, area.right];
      const [from, to] = isWhole && first <= line && line <= last ? [first, last] : [line, line];
      const value = isRows ? heightOfPixels(Math.max(8, now)) : widthOfPixels(Math.max(12, now));
      editing.apply({ kind: 'size', sheet: sheet.id, axis, from, to, size: value });
    },
  );
  return true;
}

/** Shows the future edge of a line. */
function guideLine(scroller: HTMLElement | null, isRows: boolean) {
  const line = document.createElement('div');
  line.className = 'sheet-guide';
  line.dataset.axis = isRows ? 'rows' : 'columns';
  scroller?.querySelector('.sheet-view')?.append(line);
  return {
    show: (at: number) => line.style.setProperty(isRows ? 'top' : 'left', `${at}px`),
    remove: () => line.remove(),
  };
}
