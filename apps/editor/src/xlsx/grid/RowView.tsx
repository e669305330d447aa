import { memo } from 'react';
import type { Area, Cell, Row } from '../workbook/workbook.ts';
import { type CellRenderContext, CellView, OverflowingText } from './CellView.tsx';
import { type CellContent, computeCellOverflow, createCellContent } from './cell-content.ts';
import { findNearestFilled, type TextOverflow } from './text-overflow.ts';

interface Props {
  context: CellRenderContext;
  index: number;
  row: Row | undefined;
  from: number;
  to: number;
  selectedFrom: number;
  selectedTo: number;
  merges: readonly Area[];
  /** What conditional formats make of its cells. */
  conditions: string;
}

interface RowCell {
  column: number;
  content: CellContent;
  overflow: TextOverflow | null;
}

export const RowView = memo(function RowView(props: Props) {
  const { context, index, selectedFrom, selectedTo } = props;
  const { rows, columns } = context;
  const [top, height] = [rows.start(index), rows.size(index)];
  const cells = listCells(props);
  const neighbours = listNeighbours(props);
  const hidesRightGridLine = createGridLineTest([...cells, ...neighbours], props);
  const boxOf = (column: number) => ({
    left: columns.start(column),
    top,
    width: columns.size(column),
    height,
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a grid that is no table
    <div role="row" aria-rowindex={index + 1} tabIndex={-1}>
      {/* biome-ignore lint/a11y/useSemanticElements: part of a grid that is no table */}
      <div role="rowheader" className="unseen" tabIndex={-1}>
        {index + 1}
      </div>
      {cells.map(({ column, content, overflow }) => (
        <CellView
          key={column}
          context={context}
          address={{ row: index, column }}
          content={content}
          box={boxOf(column)}
          isSelected={column >= selectedFrom && column <= selectedTo}
          overflow={overflow}
          hidesRightGridLine={hidesRightGridLine(column)}
        />
      ))}
      {neighbours.map(({ column, content, overflow }) =>
        overflow === null ? null : (
          <OverflowingText
            key={column}
            context={context}
            content={content}
            box={boxOf(column)}
            overflow={overflow}
          />
        ),
      )}
    </div>
  );
}, isSameRow);

function createRowCell(props: Props, column: number, cell: Cell | undefined): RowCell {
  const { context, row, merges } = props;
  const address = { row: props.index, column };
  const content = createCellContent(context, address, { cell, width: context.columns.size(column) });
  const overflow =
    cell === undefined || row === undefined
      ? null
      : computeCellOverflow(context, address, { cell, content, cells: row.cells, merges });
  return { column, content, overflow };
}

function listCells(props: Props): RowCell[] {
  const { index, row, from, to, merges, context } = props;
  const coveringMerges = merges.filter((one) => one.top <= index && index <= one.bottom);
  const cells: RowCell[] = [];
  for (let column = from; column <= to; column++) {
    const isCovered = coveringMerges.some((one) => one.left <= column && column <= one.right);
    if (context.columns.size(column) === 0 || isCovered) continue;
    cells.push(createRowCell(props, column, row?.cells.get(column)));
  }
  return cells;
}

/** The cells before and after the range whose text runs into it. */
function listNeighbours(props: Props): RowCell[] {
  const { row, from, to, context } = props;
  if (row === undefined) return [];
  const before = findNearestFilled(row.cells, from - 1, -1);
  const after = findNearestFilled(row.cells, to + 1, 1);
  return [before, after].flatMap((found) => {
    if (found === null || context.columns.size(found.column) === 0) return [];
    const neighbour = createRowCell(props, found.column, found.cell);
    const reaches =
      neighbour.overflow !== null &&
      (found.column < from ? neighbour.overflow.right > 0 : neighbour.overflow.left > 0);
    return reaches ? [neighbour] : [];
  });
}

/** Whether a text runs over the right edge of a column: no grid line is drawn there. */
function createGridLineTest(cells: readonly RowCell[], { context }: Props): (column: number) => boolean {
  const { columns } = context;
  const spans = cells.flatMap(({ column, overflow }) =>
    overflow === null
      ? []
      : [{ from: columns.start(column) - overflow.left, to: columns.start(column + 1) + overflow.right }],
  );
  return (column) => {
    const edge = columns.start(column + 1);
    return spans.some(({ from, to }) => from < edge && edge < to);
  };
}

/** A row renders again only if its own data changes; the sheet changes on every edit. */
function isSameRow(one: Props, other: Props): boolean {
  const [a, b] = [one.context, other.context];
  return (
    one.row === other.row &&
    one.from === other.from &&
    one.to === other.to &&
    one.selectedFrom === other.selectedFrom &&
    one.selectedTo === other.selectedTo &&
    one.conditions === other.conditions &&
    one.merges.length === other.merges.length &&
    one.merges.every((merge, index) => merge === other.merges[index]) &&
    a.styles === b.styles &&
    a.rows === b.rows &&
    a.columns === b.columns &&
    a.lang === b.lang &&
    a.isDark === b.isDark &&
    a.textWidth === b.textWidth &&
    a.sheet.id === b.sheet.id &&
    a.sheet.notes === b.sheet.notes &&
    a.sheet.links === b.sheet.links &&
    a.sheet.hasGridLines === b.sheet.hasGridLines
  );
}
