import { averageOfGrades, type GradeTotal, totalOfGrades } from '@redraft/contracts';
import type { CellGrade } from './cell-grade.ts';
import type { Grid, GridRow } from './grid-model.ts';
import type { GradesOf } from './use-grade-book.ts';

/** Total of a row; draft grades are already part of their assignment's grade. */
export function computeRowTotal(
  { columns }: Pick<Grid, 'columns'>,
  row: GridRow,
  book: GradesOf,
): GradeTotal {
  const given = columns.flatMap(({ kind, assignment }, at) => {
    const cell = row.cells[at];
    if (kind !== 'grade') return [];
    return [{ weight: assignment.pointValue, grade: cell?.kind === 'grade' ? cell.grade : null }];
  });
  return totalOfGrades(given, book);
}

/** Average of each column. */
export function computeColumnAverages({ columns, rows }: Grid, book: GradesOf): CellGrade[] {
  return columns.map((_column, at) =>
    averageOfGrades(
      rows.flatMap(({ cells }) => {
        const cell = cells[at];
        return cell?.kind === 'grade' || cell?.kind === 'weighted' ? [cell.grade] : [];
      }),
      book,
    ),
  );
}
