import { usePrinting } from '../../frame/page/use-printing.ts';
import { holds } from '../book/area.ts';
import { cellAt, usedArea } from '../book/book.ts';
import { shownOf } from '../book/shown-text.ts';
import { cellStyle } from '../grid/cell-style.ts';
import { lookAt } from './book-editing.ts';
import { useShown } from './editing-context.ts';
import { useNotation } from './notation.ts';

/** More rows would take the browser longer to lay out than a person waits. */
const mostRows = 5000;
const mostColumns = 100;

/** All that is written in the sheet as a plain table, there only while the browser prints. */
export function PrintedSheet() {
  const isPrinting = usePrinting();
  return isPrinting ? <Printed /> : null;
}

function Printed() {
  const lang = useNotation();
  const { book, sheet } = useShown();
  const used = usedArea(sheet);
  if (used === null) return null;
  const bottom = Math.min(used.bottom, mostRows);
  const right = Math.min(used.right, mostColumns);
  const rows = Array.from({ length: bottom + 1 }, (_, row) => row).filter(
    (row) => sheet.rows.get(row)?.isHidden !== true,
  );
  const columns = Array.from({ length: right + 1 }, (_, column) => column);
  return (
    <table className="sheet-print">
      <caption>{sheet.name}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {columns.map((column) => {
              const place = { row, column };
              const merge = sheet.merges.find((one) => holds(one, place));
              if (merge !== undefined && (merge.top !== row || merge.left !== column)) return null;
              const cell = cellAt(sheet, place);
              const look = lookAt(book, sheet, place);
              const shown = cell === undefined ? null : shownOf(cell, look, { lang, is1904: book.is1904 });
              return (
                <td
                  key={column}
                  dir="auto"
                  data-side={shown?.side ?? 'start'}
                  colSpan={merge === undefined ? undefined : merge.right - merge.left + 1}
                  rowSpan={merge === undefined ? undefined : merge.bottom - merge.top + 1}
                  style={cellStyle(look, shown, false)}
                >
                  {shown?.text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
