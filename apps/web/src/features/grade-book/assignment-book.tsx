import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { AssignmentGrades, AssignmentId, GradeBook, SubmissionId } from '@redraft/contracts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OpenInNewIcon } from '../../ui/icons/index.ts';
import { mirroredIcon } from '../../ui/icons/mirrored-icon.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { BookDialogs, type OpenedDialog } from './book-dialogs.tsx';
import { ColumnHead } from './column-head.tsx';
import { GradeGrid } from './grade-grid.tsx';
import { GradeLegend } from './grade-legend.tsx';
import { buildAssignmentGrid, type GridRow } from './grid-model.ts';
import { KeyHelp } from './key-help.tsx';
import { PlatformGrades } from './platform-grades.tsx';
import { ProblemList } from './problem-list.tsx';
import { useCellWrites } from './use-cell-writes.ts';
import { useAssignmentGrades } from './use-grade-book.ts';

interface Props {
  book: GradeBook;
  assignmentId: AssignmentId;
}

/** Texts of one assignment by draft; anonymous if names are hidden. */
export function AssignmentBook({ book, assignmentId }: Props) {
  const query = useAssignmentGrades(assignmentId);
  return <QueryView query={query}>{(grades) => <Loaded book={book} grades={grades} />}</QueryView>;
}

function Loaded({ book, grades }: { book: GradeBook; grades: AssignmentGrades }) {
  const { t } = useTranslation('gradebook');
  const { assignment, rows } = grades;
  const [dialog, setDialog] = useState<OpenedDialog | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<SubmissionId>>(new Set());
  const writes = useCellWrites(book.classId);
  const grid = useMemo(() => buildAssignmentGrid(grades, book), [grades, book]);
  const canRelease = book.can.grade && assignment.settings.holdsBack;
  const releasable = new Set(rows.filter((row) => !row.isShown).map((row) => row.submissionId));
  const some = [...chosen].filter((id) => releasable.has(id));
  const toggle = (id: SubmissionId) =>
    setChosen((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  return (
    <PageFrame
      title={assignment.title}
      className={book.className}
      breadcrumbs={[
        { label: book.className, to: `/classdetail/${book.classId}` },
        { label: t('title'), to: `/gradebook/${book.classId}` },
      ]}
      actions={
        canRelease && (
          <>
            <Button
              variant="outlined"
              color="inherit"
              disabled={some.length === 0}
              onClick={() => setDialog({ kind: 'release', assignment, submissionIds: some })}
            >
              {t('release.some', { count: some.length })}
            </Button>
            <Button variant="contained" onClick={() => setDialog({ kind: 'release', assignment })}>
              {t('release.all', { count: rows.filter(isHeld).length })}
            </Button>
          </>
        )
      }
    >
      {assignment.settings.isAnonymous && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('anonymousNote')}
        </Alert>
      )}
      <ProblemList grid={grid} writes={writes} />
      {grid.rows.length === 0 ? (
        <EmptyState title={t('noTexts')} text={t('noTextsText')} />
      ) : (
        <GradeGrid
          label={assignment.title}
          grid={grid}
          book={book}
          writes={writes}
          drawName={(row) => (
            <Name
              row={row}
              {...(canRelease && row.submissionId !== null && releasable.has(row.submissionId)
                ? { isChosen: chosen.has(row.submissionId), onChoose: toggle }
                : {})}
            />
          )}
          drawHead={(column) => (
            <ColumnHead
              column={column}
              canGrade={book.can.grade}
              isOpened
              onSettings={() => setDialog({ kind: 'settings', assignment })}
              onRelease={() => setDialog({ kind: 'release', assignment })}
            />
          )}
        />
      )}
      {grid.rows.length > 0 && <GradeLegend />}
      {grid.rows.length > 0 && <KeyHelp canGrade={book.can.grade} />}
      {grid.rows.length > 0 && <PlatformGrades book={book} grades={grades} />}
      <BookDialogs opened={dialog} onClose={() => setDialog(null)} />
    </PageFrame>
  );
}

const isHeld = (row: AssignmentGrades['rows'][number]) =>
  !row.isShown && (row.grade >= 0 || row.alternateGrade !== null);

interface NameProps {
  row: GridRow;
  isChosen?: boolean;
  onChoose?: (id: SubmissionId) => void;
}

function Name({ row, isChosen, onChoose }: NameProps) {
  const { t } = useTranslation('gradebook');
  const { submissionId: id, name } = row;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      {onChoose && id !== null && (
        <Checkbox
          size="small"
          sx={{ p: 0.25, ml: -0.75 }}
          checked={isChosen ?? false}
          onChange={() => onChoose(id)}
          slotProps={{ input: { 'aria-label': t('choose', { name }) } }}
        />
      )}
      <bdi style={{ overflow: 'hidden', textOverflow: 'ellipsis', flex: 1 }}>{name}</bdi>
      {id !== null && (
        <IconButton
          size="small"
          href={`/readassignment/${id}`}
          target="_blank"
          rel="noopener"
          aria-label={t('read', { name })}
        >
          <OpenInNewIcon sx={{ ...mirroredIcon, fontSize: 16 }} />
        </IconButton>
      )}
    </Stack>
  );
}
