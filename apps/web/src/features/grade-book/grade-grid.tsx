import Box from '@mui/material/Box';
import type { GradeBook } from '@redraft/contracts';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AverageRow } from './average-row.tsx';
import type { CellGrade } from './cell-grade.ts';
import type { Grid, GridColumn, GridRow } from './grid-model.ts';
import { GridRowView } from './grid-row-view.tsx';
import { computeMinWidth, gridStyles, rowHeight } from './grid-styles.ts';
import { computeRowTotal } from './grid-totals.ts';
import type { CellWrites } from './use-cell-writes.ts';
import { type CellPosition, useGridKeys } from './use-grid-keys.ts';

interface Props {
  label: string;
  grid: Grid;
  book: GradeBook;
  writes: CellWrites;
  drawHead: (column: GridColumn) => ReactNode;
  /** Whether rows have totals (if columns are the class's assignments). */
  hasTotals?: boolean;
  /** Renders the row header; by default the name. */
  drawName?: (row: GridRow) => ReactNode;
}

/** A virtualized grid of grades with keyboard navigation (ARIA grid pattern). */
export function GradeGrid({ label, grid, book, writes, drawHead, drawName, hasTotals = false }: Props) {
  const { t } = useTranslation('gradebook');
  const totals = useMemo(
    () => (hasTotals ? grid.rows.map((row) => computeRowTotal(grid, row, book)) : []),
    [hasTotals, grid, book],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: grid.rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialRect: { width: 0, height: window.innerHeight * 0.7 },
    overscan: 8,
    // The sticky averages cover the lowest row.
    scrollPaddingEnd: rowHeight,
  });
  const give = ({ row, column }: CellPosition, grade: CellGrade) => {
    const [at, cell] = [grid.rows[row], grid.rows[row]?.cells[column]];
    if (at && cell?.kind === 'grade') writes.write(cell, { studentName: at.name, grade });
  };
  const keys = useGridKeys({
    grid,
    canWrite: book.can.grade,
    onUndo: writes.undo,
    onClear: (place) => give(place, null),
  });
  const { active, typed } = keys;
  const isUsed = useRef(false);
  // Synchronises the browser focus with the active cell.
  useEffect(() => {
    if (!isUsed.current || typed !== null) return;
    rows.scrollToIndex(active.row);
    scroller.current?.querySelector<HTMLElement>(`[data-place="${active.row} ${active.column}"]`)?.focus();
  }, [active.row, active.column, typed, rows]);
  const items = rows.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  return (
    <Box
      ref={scroller}
      sx={gridStyles.scroller}
      onFocus={() => {
        isUsed.current = true;
      }}
    >
      <Box
        component="table"
        role="grid"
        aria-label={label}
        aria-rowcount={grid.rows.length + 2}
        aria-colcount={grid.columns.length + (hasTotals ? 2 : 1)}
        sx={gridStyles.table}
        style={{ minWidth: computeMinWidth(grid.columns.length, hasTotals) }}
        onKeyDown={keys.handleKey}
      >
        <thead>
          <tr>
            <th scope="col">{t('student')}</th>
            {grid.columns.map((column) => (
              <th scope="col" key={column.key}>
                {drawHead(column)}
              </th>
            ))}
            {hasTotals && (
              <th scope="col" className="total">
                {t('total.head')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {first !== undefined && <Gap height={first.start} />}
          {items.map(({ index }) => {
            const row = grid.rows[index];
            const isActive = active.row === index;
            return (
              row && (
                <GridRowView
                  key={row.key}
                  row={row}
                  index={index}
                  height={rowHeight}
                  columns={grid.columns}
                  book={book}
                  name={drawName ? drawName(row) : row.name}
                  total={totals[index]}
                  active={isActive ? active.column : null}
                  typed={isActive ? typed : null}
                  writes={writes.writes}
                  actions={{
                    go: (column) => keys.go({ row: index, column }),
                    open: () => keys.isWritable && keys.open(),
                    close: keys.close,
                    give: (column, grade) => give({ row: index, column }, grade),
                    move: keys.move,
                  }}
                />
              )
            );
          })}
          {last !== undefined && <Gap height={rows.getTotalSize() - last.end} />}
        </tbody>
        <AverageRow grid={grid} book={book} hasTotals={hasTotals} />
      </Box>
    </Box>
  );
}

function Gap({ height }: { height: number }) {
  return height <= 0 ? null : <tr style={{ height }} aria-hidden />;
}
