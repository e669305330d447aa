import type { AxisSizes } from '../grid/axis-sizes.ts';
import { CellBody } from '../grid/CellView.tsx';
import {
  type CellContent,
  computeCellOverflow,
  createCellContent,
  createMergedContent,
  type TextContext,
} from '../grid/cell-content.ts';
import { createContentStyle } from '../grid/cell-style.ts';
import { DrawingView } from '../grid/DrawingLayer.tsx';
import { computeDrawingBox } from '../grid/drawing-box.ts';
import { findNearestFilled, type TextOverflow } from '../grid/text-overflow.ts';
import { type Box, computeSheetBox } from '../grid/view.ts';
import { contains, overlaps } from '../workbook/area.ts';
import { hasFillOrBorder } from '../workbook/style.ts';
import type { Area, Workbook } from '../workbook/workbook.ts';
import type { PageLayout, PrintedPage } from './layout-pages.ts';
import { PrintedHeadings } from './PrintedHeadings.tsx';
import { pixelsPerInch } from './paper.ts';
import { listIndexes, listPlacedLines, placeSpans } from './placed-spans.ts';

export interface PrintContext extends TextContext {
  workbook: Workbook;
  rows: AxisSizes;
}

interface Props {
  page: PrintedPage;
  layout: PageLayout;
  context: PrintContext;
}

/** The cells and drawings of a page between its margins, with headings and with titles that are repeated. */
export function PrintedArea({ page, layout: { paper, scale, headings }, context }: Props) {
  const { sheet } = context;
  const rows = placeSpans(page.titles.rows, page.rows, { sizes: context.rows, start: headings.height });
  const columns = placeSpans(page.titles.columns, page.columns, {
    sizes: context.columns,
    start: headings.width,
  });
  const { margins, isCentredHorizontally, isCentredVertically } = sheet.pageSetup;
  const [left, top] = [margins.left * pixelsPerInch, margins.top * pixelsPerInch];
  const space = {
    width: paper.width - left - margins.right * pixelsPerInch,
    height: paper.height - top - margins.bottom * pixelsPerInch,
  };
  const centre = (available: number, used: number): number => Math.max(0, (available - used * scale) / 2);
  return (
    <div
      className="printed-area"
      style={{
        left: left + (isCentredHorizontally ? centre(space.width, columns.size) : 0),
        top: top + (isCentredVertically ? centre(space.height, rows.size) : 0),
        transform: `scale(${scale})`,
      }}
    >
      {sheet.pageSetup.printsHeadings ? (
        <PrintedHeadings
          rows={listPlacedLines(rows.spans, context.rows)}
          columns={listPlacedLines(columns.spans, context.columns)}
          size={headings}
        />
      ) : null}
      {rows.spans.flatMap((row) =>
        columns.spans.map((column) => (
          <PrintedBlock
            key={`${row.from} ${column.from}`}
            area={{ top: row.from, bottom: row.to, left: column.from, right: column.to }}
            box={{ left: column.start, top: row.start, width: column.size, height: row.size }}
            context={context}
          />
        )),
      )}
    </div>
  );
}

/** A range of the sheet; what lies beside it is cut off. */
function PrintedBlock({ area, box, context }: { area: Area; box: Box; context: PrintContext }) {
  const { sheet, rows, columns, workbook } = context;
  const [x, y] = [columns.start(area.left), rows.start(area.top)];
  const merges = sheet.merges.filter((merge) => overlaps(merge, area));
  const drawings = sheet.drawings.filter(({ anchor }) => {
    const { left, top, width, height } = computeDrawingBox(anchor, context);
    return left < x + box.width && left + width > x && top < y + box.height && top + height > y;
  });
  return (
    <div className="printed-block" style={box}>
      <div className="printed-moved" style={{ transform: `translate(${-x}px, ${-y}px)` }}>
        {listIndexes(area.top, area.bottom).map((row) =>
          rows.size(row) === 0 ? null : (
            <PrintedRow key={row} row={row} area={area} merges={merges} context={context} />
          ),
        )}
        {merges.map((merge) => (
          <PrintedCell key={`${merge.top} ${merge.left}`} area={merge} context={context} isMerged />
        ))}
        {drawings.map(({ anchor, content }, index) => (
          <DrawingView
            // biome-ignore lint/suspicious/noArrayIndexKey: drawings have no other identity, and keep their order
            key={index}
            workbook={workbook}
            content={content}
            style={{ ...computeDrawingBox(anchor, context) }}
          />
        ))}
      </div>
    </div>
  );
}

interface RowProps {
  row: number;
  area: Area;
  merges: readonly Area[];
  context: PrintContext;
}

function PrintedRow({ row, area, merges, context }: RowProps) {
  const { sheet, columns } = context;
  const cells = sheet.rows.get(row)?.cells;
  // A text on the left of the page can run on into it.
  const before = cells === undefined ? null : findNearestFilled(cells, area.left - 1, -1);
  const indexes = [...(before === null ? [] : [before.column]), ...listIndexes(area.left, area.right)];
  return indexes.map((column) =>
    columns.size(column) === 0 || merges.some((merge) => contains(merge, { row, column })) ? null : (
      <PrintedCell
        key={column}
        area={{ top: row, bottom: row, left: column, right: column }}
        context={context}
      />
    ),
  );
}

/** A cell with the same format and size as on the screen; nothing for an empty one. */
function PrintedCell({
  area,
  context,
  isMerged = false,
}: {
  area: Area;
  context: PrintContext;
  isMerged?: boolean;
}) {
  const { sheet } = context;
  const address = { row: area.top, column: area.left };
  const cells = sheet.rows.get(area.top)?.cells;
  const cell = cells?.get(area.left);
  const box = computeSheetBox(area, context);
  const content = isMerged
    ? createMergedContent(context, area, box.width)
    : createCellContent(context, address, { cell, width: box.width });
  const overflow =
    cell === undefined || cells === undefined || isMerged
      ? null
      : computeCellOverflow(context, address, { cell, content, cells, merges: sheet.merges });
  const { printsGridLines } = sheet.pageSetup;
  if (!printsGridLines && isBlank(content)) return null;
  return <CellBox content={content} box={box} overflow={overflow} hasLines={printsGridLines} />;
}

interface CellBoxProps {
  content: CellContent;
  box: Box;
  overflow: TextOverflow | null;
  hasLines: boolean;
}

function CellBox({ content, box, overflow, hasLines }: CellBoxProps) {
  const { format, displayText } = content;
  return (
    <div
      className="sheet-cell"
      data-side={displayText?.side ?? 'start'}
      data-wraps={format.wraps}
      data-overflows={overflow !== null}
      data-printed-lines={hasLines}
      style={{ ...box, ...createContentStyle(content, false) }}
    >
      <CellBody content={content} overflow={overflow} isDark={false} />
    </div>
  );
}

const isBlank = ({ text, format, condition }: CellContent): boolean =>
  text === '' &&
  !hasFillOrBorder(format) &&
  (condition === null || (condition.bar === undefined && condition.icon === undefined));
