import type { Node } from 'prosemirror-model';
import { TableMap } from 'prosemirror-tables';

/**
 * Row spans in a table whose rows are separate boxes: a spanning cell overflows its first row. Its height is the sum of its rows; if its text needs
 * more, the last row grows. Spanned rows stay on one page if they fit.
 */
export interface RowSpans {
  /** Called after a change of the table, as other cells may span rows now. */
  read: (table: Node) => void;
  stop: () => void;
}

interface Spanning {
  cell: HTMLElement;
  rows: HTMLElement[];
}

/** Keeping higher spans together could leave half a page empty. */
const maxUnbrokenHeight = 480;

export function watchRowSpans(body: HTMLElement): RowSpans {
  let spanning: Spanning[] = [];
  let animationFrame = 0;
  const runLayout = (): void => {
    animationFrame = 0;
    layOut(spanning);
  };
  const scheduleLayout = (): void => {
    animationFrame ||= requestAnimationFrame(runLayout);
  };
  const observer = new ResizeObserver(scheduleLayout);
  return {
    read: (table) => {
      const hadSpans = spanning.length > 0;
      if (!hadSpans && !hasSpans(table)) return;
      observer.disconnect();
      for (const row of body.children) if (row instanceof HTMLElement) clearRow(row);
      spanning = findSpanning(table, body);
      for (const { cell, rows } of spanning) {
        for (const element of [cell, ...rows]) observer.observe(element);
      }
      scheduleLayout();
    },
    stop: () => {
      cancelAnimationFrame(animationFrame);
      observer.disconnect();
    },
  };
}

function hasSpans(table: Node): boolean {
  let found = false;
  table.forEach((row) => {
    row.forEach((cell) => {
      found ||= cell.attrs.rowspan > 1;
    });
  });
  return found;
}

/** Sets the column of each cell, which the browser cannot know below spanning cells. */
function findSpanning(table: Node, body: HTMLElement): Spanning[] {
  const map = TableMap.get(table);
  const rows = [...body.children].filter((row) => row instanceof HTMLElement);
  const found: Spanning[] = [];
  let cellPos = 0;
  table.forEach((row, _offset, rowIndex) => {
    cellPos += 1;
    row.forEach((node, _offsetInRow, index) => {
      const cell = rows[rowIndex]?.children[index];
      const { left, top, bottom } = map.findCell(cellPos);
      cellPos += node.nodeSize;
      if (!(cell instanceof HTMLElement)) return;
      cell.style.gridColumnStart = `${left + 1}`;
      cell.classList.toggle('inner', left > 0);
      const isSpanning = bottom - top > 1;
      cell.classList.toggle('spanning', isSpanning);
      if (isSpanning) found.push({ cell, rows: rows.slice(top, bottom) });
    });
    cellPos += 1;
  });
  return found;
}

function layOut(spanning: Spanning[]): void {
  const rows = new Set(spanning.flatMap((one) => one.rows));
  for (const row of rows) clearRow(row);
  // All reads before all writes, so that layout runs once.
  const heights = new Map([...rows].map((row) => [row, measureRow(row)]));
  const contentHeights = spanning.map(({ cell }) => measureContent(cell));
  const total = (group: HTMLElement[]): number =>
    group.reduce((sum, row) => sum + (heights.get(row) ?? 0), 0) - (group.length - 1);
  spanning.forEach((one, index) => {
    const last = one.rows.at(-1);
    const missing = (contentHeights[index] ?? 0) - total(one.rows);
    if (last === undefined || missing <= 0) return;
    const grown = (heights.get(last) ?? 0) + missing;
    heights.set(last, grown);
    last.style.setProperty('--grown', `${grown}px`);
  });
  for (const { cell, rows: group } of spanning) {
    const height = total(group);
    cell.style.setProperty('--span-height', `${height}px`);
    if (height <= maxUnbrokenHeight) keepTogether(group, total);
  }
}

function keepTogether(group: HTMLElement[], total: (rows: HTMLElement[]) => number): void {
  group.slice(0, -1).forEach((row, index) => {
    const reach = Math.max(
      total(group.slice(index + 1)),
      Number.parseFloat(row.style.getPropertyValue('--reach')) || 0,
    );
    row.style.setProperty('--reach', `${reach}px`);
  });
}

/** Without the height added by spanning cells: that of a cell in this row only. */
function measureRow(row: HTMLElement): number {
  const own = [...row.children].find((cell) => !cell.classList.contains('spanning'));
  return own instanceof HTMLElement ? own.offsetHeight : 0;
}

function clearRow(row: HTMLElement): void {
  row.style.removeProperty('--grown');
  row.style.removeProperty('--reach');
}

function measureContent(cell: HTMLElement): number {
  const first = cell.querySelector(':scope > :not(.list-owner)');
  const last = cell.lastElementChild;
  if (!(first instanceof HTMLElement) || !(last instanceof HTMLElement)) return 0;
  const style = getComputedStyle(cell);
  const edgeLengths = [style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth];
  const edgeHeight = edgeLengths.reduce((sum, length) => sum + Number.parseFloat(length), 0);
  return last.offsetTop + last.offsetHeight - first.offsetTop + edgeHeight;
}
