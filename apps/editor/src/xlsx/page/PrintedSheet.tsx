import { usePrinting } from '../../frame/page/use-printing.ts';
import { useSheetView } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/notation.ts';
import { formatAt } from '../editing/workbook-editing.ts';
import { cellStyle, textSpaceIn } from '../grid/cell-style.ts';
import type { Lines } from '../grid/lines.ts';
import { columnLines } from '../grid/sheet-lines.ts';
import { createTextWidth, type TextWidth } from '../grid/text-width.ts';
import { contains } from '../workbook/area.ts';
import { formatCell } from '../workbook/display-text.ts';
import { fitText } from '../workbook/fitted-text.ts';
import { type Area, cellAt, type Sheet, usedArea, type Workbook } from '../workbook/workbook.ts';

/** Maximum number of rows: more would take the browser too long to lay out. */
const maxRows = 5000;
const maxColumns = 100;

/** All data of the sheet as a plain table, rendered only for printing. */
export function PrintedSheet() {
  const isPrinting = usePrinting();
  return isPrinting ? <Printed /> : null;
}

function Printed() {
  const lang = useFormulaLocale();
  const { book: workbook, sheet } = useSheetView();
  const used = usedArea(sheet);
  if (used === null) return null;
  const bottom = Math.min(used.bottom, maxRows);
  const right = Math.min(used.right, maxColumns);
  const rows = Array.from({ length: bottom + 1 }, (_, row) => row).filter(
    (row) => sheet.rows.get(row)?.isHidden !== true,
  );
  const lines = columnLines(sheet);
  const columns = Array.from({ length: right + 1 }, (_, column) => column).filter(
    (column) => lines.size(column) > 0,
  );
  const printing = { book: workbook, sheet, lang, lines, textWidth: createTextWidth() };
  return (
    <table className="sheet-print">
      <caption>{sheet.name}</caption>
      <colgroup>
        {columns.map((column) => (
          <col key={column} style={{ width: lines.size(column) }} />
        ))}
      </colgroup>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {columns.map((column) => (
              <PrintedCell key={column} row={row} column={column} printing={printing} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  row: number;
  column: number;
  printing: Printing;
}

interface Printing {
  book: Workbook;
  sheet: Sheet;
  lang: string;
  lines: Lines;
  textWidth: TextWidth;
}

/** As on the screen, with the same width. */
function PrintedCell({ row, column, printing }: CellProps) {
  const { book: workbook, sheet, lang, lines, textWidth } = printing;
  const merge = sheet.merges.find((one) => contains(one, { row, column }));
  const within = merge ?? { top: row, left: column, bottom: row, right: column };
  const [firstRow, firstColumn] = [shownRows(sheet, within)[0], shownColumns(lines, within)[0]];
  if (firstRow !== row || firstColumn !== column) return null;
  const place = { row: within.top, column: within.left };
  const cell = cellAt(sheet, place);
  const format = formatAt(workbook, sheet, place);
  const shown = cell === undefined ? null : formatCell(cell, format, { lang, is1904: workbook.is1904 });
  const space = textSpaceIn(lines.start(within.right + 1) - lines.start(within.left), format);
  return (
    <td
      dir="auto"
      data-side={shown?.side ?? 'start'}
      data-number={shown?.isNumber ?? false}
      colSpan={shownColumns(lines, within).length}
      rowSpan={shownRows(sheet, within).length}
      style={cellStyle(format, shown, false)}
    >
      {cell === undefined || shown === null
        ? null
        : fitText(cell, { look: format, shown, lang, fits: (text) => textWidth(text, format) <= space })}
    </td>
  );
}

const shownRows = (sheet: Sheet, { top, bottom }: Area): number[] =>
  lineRange(top, bottom).filter((row) => sheet.rows.get(row)?.isHidden !== true);

const shownColumns = (lines: Lines, { left, right }: Area): number[] =>
  lineRange(left, right).filter((column) => lines.size(column) > 0);

const lineRange = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
