import Box from '@mui/material/Box';
import type { GradeBook } from '@redraft/contracts';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { stepTitle } from '../../lib/sentences.ts';
import { CellEditor } from './cell-editor.tsx';
import type { CellGrade } from './cell-grade.ts';
import { GradeCellText } from './grade-cell.tsx';
import type { Grid, GridColumn, GridRow } from './grid-model.ts';
import { gridStyles } from './grid-styles.ts';
import type { CellWrites } from './use-cell-writes.ts';
import { type Place, useGridKeys } from './use-grid-keys.ts';

const rowHeight = 40;

interface Props {
  label: string;
  grid: Grid;
  book: GradeBook;
  writes: CellWrites;
  drawHead: (column: GridColumn) => ReactNode;
  drawName: (row: GridRow) => ReactNode;
}

/** Rows by columns of grades, those in sight drawn; made for the keyboard. */
export function GradeGrid({ label, grid, book, writes, drawHead, drawName }: Props) {
  const { t } = useTranslation('gradebook');
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: grid.rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialRect: { width: 0, height: window.innerHeight * 0.7 },
    overscan: 8,
  });
  const give = ({ row, column }: Place, grade: CellGrade) => {
    const [at, cell] = [grid.rows[row], grid.rows[row]?.cells[column]];
    if (at && cell?.kind === 'grade') writes.write(cell, { who: at.name, grade });
  };
  const keys = useGridKeys({
    grid,
    canWrite: book.can.grade,
    onUndo: writes.undo,
    onClear: (place) => give(place, null),
  });
  const { active, typed } = keys;
  const isUsed = useRef(false);
  // Synchronises the focus of the browser with the cell that is gone to.
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
        aria-rowcount={grid.rows.length + 1}
        aria-colcount={grid.columns.length + 1}
        sx={gridStyles.table}
        onKeyDown={keys.handleKey}
      >
        <thead>
          <tr>
            <Box component="th" scope="col" sx={gridStyles.corner}>
              {t('student')}
            </Box>
            {grid.columns.map((column) => (
              <Box component="th" scope="col" key={column.key} sx={gridStyles.head}>
                {drawHead(column)}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {first !== undefined && first.start > 0 && <tr style={{ height: first.start }} aria-hidden />}
          {items.map(({ index }) => {
            const row = grid.rows[index];
            return (
              row && (
                <tr key={row.key} aria-rowindex={index + 2} style={{ height: rowHeight }}>
                  <Box component="th" scope="row" sx={gridStyles.name}>
                    {drawName(row)}
                  </Box>
                  {row.cells.map((cell, column) => {
                    const isActive = active.row === index && active.column === column;
                    const key = grid.columns[column]?.key ?? column;
                    return (
                      <Box
                        component="td"
                        role="gridcell"
                        key={key}
                        sx={gridStyles.cell}
                        tabIndex={isActive ? 0 : -1}
                        data-place={`${index} ${column}`}
                        aria-readonly={cell.kind !== 'grade' || !book.can.grade}
                        onClick={() => keys.go({ row: index, column })}
                        onDoubleClick={() => keys.isWritable && keys.open()}
                      >
                        {isActive && typed !== null && cell.kind === 'grade' ? (
                          <CellEditor
                            label={labelOf(row, grid.columns[column])}
                            grade={cell.grade}
                            begun={typed}
                            book={book}
                            onCancel={keys.close}
                            onGrade={(grade, towards) => {
                              give({ row: index, column }, grade);
                              if (towards === 'stay') keys.close();
                              else keys.move(towards === 'down' ? [1, 0] : [0, 1]);
                            }}
                          />
                        ) : (
                          <GradeCellText
                            cell={cell}
                            write={cell.kind === 'grade' ? writes.writes.get(cell.key) : undefined}
                          />
                        )}
                      </Box>
                    );
                  })}
                </tr>
              )
            );
          })}
          {last !== undefined && <tr style={{ height: rows.getTotalSize() - last.end }} aria-hidden />}
        </tbody>
      </Box>
    </Box>
  );
}

function labelOf(row: GridRow, column: GridColumn | undefined): string {
  const draft = column?.draft;
  const what = draft ? stepTitle({ draftTitle: draft.title, draftType: draft.draftType }) : '';
  return [row.name, column?.assignment.title, what].filter(Boolean).join(' · ');
}
