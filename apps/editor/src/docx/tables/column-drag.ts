import type { Node } from 'prosemirror-model';
import { Plugin, type Transaction } from 'prosemirror-state';
import { cellAround, TableMap } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { twipsPerPixel } from '../view/lengths.ts';
import { getRenderedScale } from '../view/rendered-scale.ts';
import { computeDraggedWidths } from './column-widths.ts';
import { columnTemplate, fixedTemplate, getColumnWidths } from './table-css.ts';

/** Distance in pixels at which the pointer grabs a column border. */
const grabDistance = 4;

interface Border {
  table: HTMLElement;
  tablePos: number;
  node: Node;
  /** The column before the border. */
  column: number;
  isRightToLeft: boolean;
}

/** Column borders are dragged with the mouse. The preview follows at once; the document changes on release. */
export function createColumnDragPlugin(): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        mousemove: (view, event) => {
          const isOver = event.buttons === 0 && view.editable && findBorderAt(view, event) !== null;
          view.dom.parentElement?.classList.toggle('over-column', isOver);
          return false;
        },
        mousedown: (view, event) => {
          const border = event.button === 0 && view.editable ? findBorderAt(view, event) : null;
          if (border === null) return false;
          event.preventDefault();
          drag(view, border, event.clientX);
          return true;
        },
      },
    },
  });
}

function findBorderAt(view: EditorView, event: MouseEvent): Border | null {
  const cell = event.target instanceof Element ? event.target.closest('td, th') : null;
  const table = cell?.closest('table');
  if (!(cell instanceof HTMLElement) || !(table instanceof HTMLElement)) return null;
  const { left, right } = cell.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(table).direction === 'rtl';
  const [toStart, toEnd] = isRightToLeft
    ? [right - event.clientX, event.clientX - left]
    : [event.clientX - left, right - event.clientX];
  const isAtEnd = toEnd <= grabDistance;
  if (!isAtEnd && toStart > grabDistance) return null;
  const $inside = view.state.doc.resolve(view.posAtDOM(cell, 0));
  const $cell = cellAround($inside);
  if ($cell === null) return null;
  const node = $cell.node(-1);
  const tableStart = $cell.start(-1);
  const rect = TableMap.get(node).findCell($cell.pos - tableStart);
  const column = isAtEnd ? rect.right - 1 : rect.left - 1;
  return column < 0 ? null : { table, tablePos: tableStart - 1, node, column, isRightToLeft };
}

function drag(view: EditorView, border: Border, startX: number): void {
  const { table, node, column, isRightToLeft } = border;
  const initialWidths = measureWidths(table, node);
  const total = initialWidths.reduce((sum, width) => sum + width, 0);
  const scale = twipsPerPixel / getRenderedScale(table);
  // A table that reaches into the margin keeps its width.
  const max = Math.max(total, view.dom.clientWidth * twipsPerPixel);
  let widths = initialWidths;
  const move = (event: MouseEvent): void => {
    const distance = (isRightToLeft ? startX - event.clientX : event.clientX - startX) * scale;
    widths = computeDraggedWidths(initialWidths, column, distance, max);
    table.style.setProperty('--columns', columnTemplate(widths));
    table.style.setProperty('--wide-columns', fixedTemplate(widths));
    const width = widths.reduce((sum, one) => sum + one, 0);
    table.style.setProperty('--table-width', `${width / twipsPerPixel}px`);
  };
  const end = (): void => {
    window.removeEventListener('mousemove', move);
    if (widths === initialWidths || view.state.doc.nodeAt(border.tablePos) !== node) return;
    view.dispatch(setWidths(view.state.tr, border, widths));
  };
  window.addEventListener('mousemove', move);
  window.addEventListener('mouseup', end, { once: true });
}

/** The displayed widths in twips: a table of equal columns has no stored widths, and narrow frames scale a wide one down. */
function measureWidths(table: HTMLElement, node: Node): number[] {
  const storedWidths = getColumnWidths(node);
  const row = table.querySelector('tr');
  const tracks =
    row === null ? [] : getComputedStyle(row).gridTemplateColumns.split(' ').map(Number.parseFloat);
  return tracks.length === storedWidths.length ? tracks.map((width) => width * twipsPerPixel) : storedWidths;
}

/** Sets the widths of the table and of each of its cells. */
function setWidths(tr: Transaction, { tablePos, node }: Border, widths: number[]): Transaction {
  const width = widths.reduce((sum, one) => sum + one, 0);
  const attrs = { ...node.attrs, columnWidths: widths, width, widthType: 'dxa', tableLayout: 'fixed' };
  tr.setNodeMarkup(tablePos, undefined, attrs);
  const map = TableMap.get(node);
  for (const pos of new Set(map.map)) {
    const cell = node.nodeAt(pos);
    const { left, right } = map.findCell(pos);
    const cellWidth = widths.slice(left, right).reduce((sum, one) => sum + one, 0);
    tr.setNodeMarkup(tablePos + 1 + pos, undefined, {
      ...cell?.attrs,
      width: cellWidth,
      widthType: 'dxa',
      colwidth: null,
    });
  }
  return tr;
}
