import type { AssignmentGrades, AssignmentId, GradeBook, GradeBookAssignment } from '@redraft/contracts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { BookDialogs, type OpenedDialog } from './book-dialogs.tsx';
import { BookToolbar } from './book-toolbar.tsx';
import { ColumnHead } from './column-head.tsx';
import { GradeGrid } from './grade-grid.tsx';
import { GradeLegend } from './grade-legend.tsx';
import { buildClassGrid } from './grid-model.ts';
import { KeyHelp } from './key-help.tsx';
import { ProblemList } from './problem-list.tsx';
import { useCellWrites } from './use-cell-writes.ts';
import { useOpenedAssignments } from './use-grade-book.ts';

/** Grade book of a class: students by assignments. */
export function ClassBook({ book }: { book: GradeBook }) {
  const { t } = useTranslation('gradebook');
  const [, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<readonly AssignmentId[]>([]);
  const [dialog, setDialog] = useState<OpenedDialog | null>(null);
  const writes = useCellWrites(book.classId);
  const held = useOpenedAssignments(opened);
  const loaded = held.flatMap(({ data }) => (data ? [data] : []));
  const grid = useGrid(book, loaded);
  const toggle = ({ id }: GradeBookAssignment) =>
    setOpened((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  const isEmpty = book.students.length === 0 || book.assignments.length === 0;
  return (
    <PageFrame
      title={t('title')}
      className={book.className}
      breadcrumbs={[{ label: book.className, to: `/classdetail/${book.classId}` }]}
      actions={<BookToolbar book={book} />}
    >
      <ProblemList grid={grid} writes={writes} />
      {isEmpty ? (
        <EmptyState title={t('empty')} text={t('emptyText')} />
      ) : (
        <GradeGrid
          label={t('title')}
          grid={grid}
          book={book}
          writes={writes}
          hasTotals
          drawHead={(column) => (
            <ColumnHead
              column={column}
              canGrade={book.can.grade}
              isOpened={opened.includes(column.assignment.id)}
              onToggle={() => toggle(column.assignment)}
              onOpen={() => setSearch({ assignment: String(column.assignment.id) })}
              onSettings={(assignment) => setDialog({ kind: 'settings', assignment })}
              onRelease={(assignment) => setDialog({ kind: 'release', assignment })}
            />
          )}
        />
      )}
      {!isEmpty && <GradeLegend />}
      {!isEmpty && <KeyHelp canGrade={book.can.grade} />}
      <BookDialogs opened={dialog} onClose={() => setDialog(null)} />
    </PageFrame>
  );
}

function useGrid(book: GradeBook, loaded: readonly AssignmentGrades[]) {
  const known = loaded.map(({ assignment }) => assignment.id).join(' ');
  // Recomputed only if the loaded data changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an array of answers is new each time; the answers themselves are not.
  return useMemo(
    () => buildClassGrid(book, new Map(loaded.map((one) => [one.assignment.id, one]))),
    [book, known, ...loaded],
  );
}
