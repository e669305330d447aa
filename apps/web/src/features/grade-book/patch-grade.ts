import type { AssignmentGrades, ClassId, GradeBook } from '@redraft/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { CellGrade } from './cell-grade.ts';
import type { GradeCell } from './use-cell-writes.ts';
import { gradeBookKey } from './use-grade-book.ts';

/** Puts a grade that is kept into what the pages hold, without asking for all of it again. */
export function patchGrade(
  client: QueryClient,
  { classId, cell, grade }: { classId: ClassId; cell: GradeCell; grade: CellGrade },
): void {
  const given =
    typeof grade === 'string'
      ? { alternateGrade: grade }
      : { grade: grade ?? -1, ...(grade === null ? { alternateGrade: null } : {}) };
  if (cell.draftId === null) {
    client.setQueryData<GradeBook>(
      gradeBookKey(classId),
      (book) => book && { ...book, texts: patched(book.texts, cell, given) },
    );
  }
  client.setQueriesData<AssignmentGrades>(
    { queryKey: ['gradebook-assignment'] },
    (held) =>
      held && {
        ...held,
        rows:
          cell.draftId === null
            ? patched(held.rows, cell, given)
            : held.rows.map((row) =>
                row.submissionId === cell.submissionId
                  ? {
                      ...row,
                      drafts: row.drafts.map((draft) =>
                        draft.draftId === cell.draftId ? { ...draft, ...given } : draft,
                      ),
                    }
                  : row,
              ),
      },
  );
}

function patched<Text extends { submissionId: number }>(
  texts: Text[],
  cell: GradeCell,
  given: Partial<Text> | object,
): Text[] {
  return texts.map((text) => (text.submissionId === cell.submissionId ? { ...text, ...given } : text));
}
