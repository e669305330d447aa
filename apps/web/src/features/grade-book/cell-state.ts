import type { GridCell } from './grid-model.ts';

/** What a cell is told apart by, in colour and sign. */
export const cellStates = ['toGrade', 'graded', 'late', 'missed', 'excused'] as const;
export type CellState = (typeof cellStates)[number];

/** The colour of a cell; late goes with it as a sign, as a late text is graded like any other. Null for what calls for nothing. */
export function stateOf(cell: GridCell): Exclude<CellState, 'late'> | null {
  if (cell.kind === 'missed') return 'missed';
  if (cell.kind !== 'grade') return null;
  if (cell.grade !== null) return 'graded';
  if (cell.mark === 'missed') return 'missed';
  if (cell.isSubmitted) return 'toGrade';
  return cell.mark === 'excused' ? 'excused' : null;
}

/** The signs in a cell, in their order. */
export function signsOf(cell: GridCell): Exclude<CellState, 'graded'>[] {
  const state = stateOf(cell);
  const mark = cell.kind === 'grade' ? cell.mark : null;
  return [
    ...(state === 'toGrade' || state === 'missed' ? [state] : []),
    ...(mark === 'late' || mark === 'excused' ? [mark] : []),
  ];
}
