import { averageOfGrades, type GradeTotal, totalOfGrades } from '@redraft/contracts';
import type { CellGrade } from './cell-grade.ts';
import type { Grid, GridRow } from './grid-model.ts';
import type { GradesOf } from './use-grade-book.ts';

/** What the grades of a row come to; drafts are within the grade of their assignment. */
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

/** What the grades of each column are in the middle. */
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
