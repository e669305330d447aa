import { usePrinting } from '../../frame/page/use-printing.ts';
import { useSheetView } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/formula-locale.ts';
import { formatAt } from '../editing/workbook-editing.ts';
import type { AxisSizes } from '../grid/axis-sizes.ts';
import { computeTextWidth, createCellStyle } from '../grid/cell-style.ts';
import { getColumnSizes } from '../grid/row-and-column-sizes.ts';
import { createTextWidth, type TextWidth } from '../grid/text-width.ts';
import { contains } from '../workbook/area.ts';
import { formatCell } from '../workbook/display-text.ts';
import { fitText } from '../workbook/fitted-text.ts';
import { type Area, computeUsedArea, getCell, type Sheet, type Workbook } from '../workbook/workbook.ts';

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
  const { workbook, sheet } = useSheetView();
  const used = computeUsedArea(sheet);
  if (used === null) return null;
  const bottom = Math.min(used.bottom, maxRows);
  const right = Math.min(used.right, maxColumns);
  const rows = Array.from({ length: bottom + 1 }, (_, row) => row).filter(
    (row) => sheet.rows.get(row)?.isHidden !== true,
  );
  const columnSizes = getColumnSizes(sheet);
  const columns = Array.from({ length: right + 1 }, (_, column) => column).filter(
    (column) => columnSizes.size(column) > 0,
  );
  const printContext = { workbook, sheet, lang, columnSizes, textWidth: createTextWidth() };
  return (
    <table className="sheet-print">
      <caption>{sheet.name}</caption>
      <colgroup>
        {columns.map((column) => (
          <col key={column} style={{ width: columnSizes.size(column) }} />
        ))}
      </colgroup>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {columns.map((column) => (
              <PrintedCell key={column} row={row} column={column} printContext={printContext} />
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
  printContext: PrintContext;
}

interface PrintContext {
  workbook: Workbook;
  sheet: Sheet;
  lang: string;
  columnSizes: AxisSizes;
  textWidth: TextWidth;
}

/** A cell with the same format and width as on the screen. */
function PrintedCell({ row, column, printContext }: CellProps) {
  const { workbook, sheet, lang, columnSizes, textWidth } = printContext;
  const merge = sheet.merges.find((one) => contains(one, { row, column }));
  const within = merge ?? { top: row, left: column, bottom: row, right: column };
  const [firstRow, firstColumn] = [
    listVisibleRows(sheet, within)[0],
    listVisibleColumns(columnSizes, within)[0],
  ];
  if (firstRow !== row || firstColumn !== column) return null;
  const address = { row: within.top, column: within.left };
  const cell = getCell(sheet, address);
  const format = formatAt(workbook, sheet, address);
  const displayText = cell === undefined ? null : formatCell(cell, format, { lang, is1904: workbook.is1904 });
  const availableWidth = computeTextWidth(
    columnSizes.start(within.right + 1) - columnSizes.start(within.left),
    format,
  );
  return (
    <td
      dir="auto"
      data-side={displayText?.side ?? 'start'}
      data-number={displayText?.isNumber ?? false}
      colSpan={listVisibleColumns(columnSizes, within).length}
      rowSpan={listVisibleRows(sheet, within).length}
      style={createCellStyle(format, displayText, false)}
    >
      {cell === undefined || displayText === null
        ? null
        : fitText(cell, {
            cellFormat: format,
            displayText,
            lang,
            fits: (text) => textWidth(text, format) <= availableWidth,
          })}
    </td>
  );
}

const listVisibleRows = (sheet: Sheet, { top, bottom }: Area): number[] =>
  listIndexes(top, bottom).filter((row) => sheet.rows.get(row)?.isHidden !== true);

const listVisibleColumns = (columnSizes: AxisSizes, { left, right }: Area): number[] =>
  listIndexes(left, right).filter((column) => columnSizes.size(column) > 0);

const listIndexes = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
