import type { GradeBook, GradeTotal } from '@redraft/contracts';
import { memo, type ReactNode } from 'react';
import { stepTitle } from '../../lib/sentences.ts';
import { CellEditor } from './cell-editor.tsx';
import type { CellGrade } from './cell-grade.ts';
import { stateOf } from './cell-state.ts';
import { GradeCellText } from './grade-cell.tsx';
import type { GridCell, GridColumn, GridRow } from './grid-model.ts';
import { TotalCell } from './total-cell.tsx';
import type { CellWrite } from './use-cell-writes.ts';

export interface RowActions {
  go: (column: number) => void;
  open: () => void;
  close: () => void;
  give: (column: number, grade: CellGrade) => void;
  move: (by: readonly [number, number]) => void;
}

interface Props {
  row: GridRow;
  index: number;
  height: number;
  columns: readonly GridColumn[];
  book: GradeBook;
  name: ReactNode;
  /** Undefined for rows without a total. */
  total: GradeTotal | undefined;
  /** Column of the active cell; null if it is in another row. */
  active: number | null;
  /** Current input of the active cell; null if not editing. */
  typed: string | null;
  writes: ReadonlyMap<string, CellWrite>;
  actions: RowActions;
}

function RowView({ row, index, height, columns, book, name, total, active, typed, writes, actions }: Props) {
  return (
    <tr aria-rowindex={index + 2} style={{ height }}>
      <th scope="row" dir="auto">
        {name}
      </th>
      {row.cells.map((cell, at) => {
        const isActive = active === at;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around takes the keys.
          <td
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid is what the pattern asks for.
            role="gridcell"
            key={columns[at]?.key ?? at}
            tabIndex={isActive ? 0 : -1}
            data-place={`${index} ${at}`}
            className={`state-${stateOf(cell) ?? 'none'}`}
            aria-readonly={cell.kind !== 'grade' || !book.can.grade}
            onClick={() => !isActive && actions.go(at)}
            onDoubleClick={actions.open}
          >
            {isActive && typed !== null && cell.kind === 'grade' ? (
              <CellEditor
                label={labelOf(row, columns[at])}
                grade={cell.grade}
                initial={typed}
                book={book}
                onCancel={actions.close}
                onGrade={(grade, towards) => {
                  actions.give(at, grade);
                  if (towards === 'stay') actions.close();
                  else actions.move(towards === 'down' ? [1, 0] : [0, 1]);
                }}
              />
            ) : (
              <GradeCellText cell={cell} write={writeOf(cell, writes)} />
            )}
          </td>
        );
      })}
      {total && <TotalCell total={total} />}
    </tr>
  );
}

const writeOf = (cell: GridCell, writes: Props['writes']) =>
  cell.kind === 'grade' ? writes.get(cell.key) : undefined;

/** Memoized: moving the active cell re-renders only the two rows involved. */
export const GridRowView = memo(RowView, (before, after) => {
  if (before.active !== null || after.active !== null) return false;
  if (before.index !== after.index || before.columns !== after.columns || before.book.can !== after.book.can)
    return false;
  if (before.row.name !== after.row.name || before.name !== after.name) return false;
  if (!isSameTotal(before.total, after.total)) return false;
  return after.row.cells.every((cell, at) => {
    const old = before.row.cells[at];
    return (
      old !== undefined && isSame(old, cell) && writeOf(old, before.writes) === writeOf(cell, after.writes)
    );
  });
});

function isSameTotal(one: GradeTotal | undefined, other: GradeTotal | undefined): boolean {
  return (
    one?.average === other?.average && one?.points === other?.points && one?.pointsOf === other?.pointsOf
  );
}

function isSame(one: GridCell, other: GridCell): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'grade' && other.kind === 'grade')
    return (
      one.key === other.key &&
      one.grade === other.grade &&
      one.isShown === other.isShown &&
      one.isSubmitted === other.isSubmitted &&
      one.mark === other.mark
    );
  if (one.kind === 'weighted' && other.kind === 'weighted')
    return one.grade === other.grade && one.isWhole === other.isWhole;
  return true;
}

function labelOf(row: GridRow, column: GridColumn | undefined): string {
  const draft = column?.draft;
  const what = draft ? stepTitle({ draftTitle: draft.title, draftType: draft.draftType }) : '';
  return [row.name, column?.assignment.title, what].filter(Boolean).join(' · ');
}
