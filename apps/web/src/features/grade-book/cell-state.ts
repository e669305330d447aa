import type { GridCell } from './grid-model.ts';

/** States of a cell, shown by colour and icon. */
export const cellStates = ['toGrade', 'graded', 'late', 'missed', 'excused'] as const;
export type CellState = (typeof cellStates)[number];

/** State that determines a cell's colour; null if nothing needs attention. `late` is only an icon, because late texts are graded like others. */
export function stateOf(cell: GridCell): Exclude<CellState, 'late'> | null {
  if (cell.kind === 'missed') return 'missed';
  if (cell.kind !== 'grade') return null;
  if (cell.grade !== null) return 'graded';
  if (cell.mark === 'missed') return 'missed';
  if (cell.isSubmitted) return 'toGrade';
  return cell.mark === 'excused' ? 'excused' : null;
}

/** Icons of a cell, in order. */
export function signsOf(cell: GridCell): Exclude<CellState, 'graded'>[] {
  const state = stateOf(cell);
  const mark = cell.kind === 'grade' ? cell.mark : null;
  return [
    ...(state === 'toGrade' || state === 'missed' ? [state] : []),
    ...(mark === 'late' || mark === 'excused' ? [mark] : []),
  ];
}
