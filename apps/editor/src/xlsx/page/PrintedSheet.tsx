import { usePrinting } from '../../frame/page/use-printing.ts';
import { createConditionalFormats } from '../conditional/conditional-formats.ts';
import { useEditing, useSheetView } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/formula-locale.ts';
import type { AxisSizes } from '../grid/axis-sizes.ts';
import { computeCellOverflow, createCellContent, type TextContext } from '../grid/cell-content.ts';
import { createCellStyle } from '../grid/cell-style.ts';
import { CellIcon, DataBar } from '../grid/DataBarAndIcons.tsx';
import { getColumnSizes } from '../grid/row-and-column-sizes.ts';
import { createTextWidth } from '../grid/text-width.ts';
import { contains } from '../workbook/area.ts';
import { type Area, computeUsedArea, getCell, type Sheet } from '../workbook/workbook.ts';

/** Maximum number of rows: more would take the browser too long to lay out. */
const maxRows = 5000;
const maxColumns = 100;
/** Pixels; browsers shrink what is wider than the paper, but only down to half its size. */
const maxPrintedWidth = 1300;

/** All data of the sheet as a plain table, rendered only for printing. */
export function PrintedSheet() {
  const isPrinting = usePrinting();
  return isPrinting ? <Printed /> : null;
}

function Printed() {
  const lang = useFormulaLocale();
  const { now } = useEditing();
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
  const printContext: TextContext = {
    sheet,
    styles: workbook.styles,
    columns: columnSizes,
    lang,
    is1904: workbook.is1904,
    textWidth: createTextWidth(),
    conditionalFormats: createConditionalFormats(workbook, sheet, now),
  };
  const width = columns.reduce((sum, column) => sum + columnSizes.size(column), 0);
  return (
    <table className="sheet-print" style={{ width, zoom: Math.min(1, maxPrintedWidth / width) }}>
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
  printContext: TextContext;
}

/** A cell with the same format and width as on the screen. */
function PrintedCell({ row, column, printContext }: CellProps) {
  const { sheet, columns } = printContext;
  const merge = sheet.merges.find((one) => contains(one, { row, column }));
  const within = merge ?? { top: row, left: column, bottom: row, right: column };
  const [firstRow, firstColumn] = [listVisibleRows(sheet, within)[0], listVisibleColumns(columns, within)[0]];
  if (firstRow !== row || firstColumn !== column) return null;
  const address = { row: within.top, column: within.left };
  const cell = getCell(sheet, address);
  const width = columns.start(within.right + 1) - columns.start(within.left);
  const content = createCellContent(printContext, address, { cell, width });
  const cells = sheet.rows.get(row)?.cells;
  const overflow =
    cell === undefined || cells === undefined || merge !== undefined
      ? null
      : computeCellOverflow(printContext, address, { cell, content, cells, merges: sheet.merges });
  const { format, displayText, text, condition } = content;
  return (
    <td
      dir="auto"
      data-side={displayText?.side ?? 'start'}
      data-wraps={format.wraps || format.align === 'justify'}
      colSpan={listVisibleColumns(columns, within).length}
      rowSpan={listVisibleRows(sheet, within).length}
      style={createCellStyle(format, displayText, false)}
    >
      {condition?.bar ? <DataBar bar={condition.bar} /> : null}
      {condition?.icon ? <CellIcon icon={condition.icon} /> : null}
      {overflow === null ? (
        text
      ) : (
        <div style={{ marginInline: `${-overflow.left}px ${-overflow.right}px`, overflow: 'hidden' }}>
          <span style={{ marginInline: `${-overflow.clippedLeft}px ${-overflow.clippedRight}px` }}>
            {text}
          </span>
        </div>
      )}
    </td>
  );
}

const listVisibleRows = (sheet: Sheet, { top, bottom }: Area): number[] =>
  listIndexes(top, bottom).filter((row) => sheet.rows.get(row)?.isHidden !== true);

const listVisibleColumns = (columnSizes: AxisSizes, { left, right }: Area): number[] =>
  listIndexes(left, right).filter((column) => columnSizes.size(column) > 0);

const listIndexes = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
