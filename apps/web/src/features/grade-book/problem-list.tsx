import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { writeGrade } from './cell-grade.ts';
import type { Grid } from './grid-model.ts';
import type { CellWrite, CellWrites } from './use-cell-writes.ts';

type Failed = Extract<CellWrite, { kind: 'failed' }>;

/** Grades that could not be saved, with possible actions. */
export function ProblemList({ grid, writes }: { grid: Grid; writes: CellWrites }) {
  const failed = [...writes.writes.values()].filter((write) => write.kind === 'failed');
  return (
    <Stack sx={{ gap: 1, mb: failed.length > 0 ? 2 : 0 }} role="status">
      {failed.map((write) => (
        <Problem key={write.cell.key} write={write} grid={grid} writes={writes} />
      ))}
    </Stack>
  );
}

function Problem({ write, grid, writes }: { write: Failed; grid: Grid; writes: CellWrites }) {
  const { t, i18n } = useTranslation('gradebook');
  const { cell, studentName, why, given } = write;
  // The current grade, refetched after the conflict.
  const now = grid.rows
    .flatMap((row) => row.cells)
    .find((one) => one.kind === 'grade' && one.key === cell.key);
  const current = now?.kind === 'grade' ? now : cell;
  const grades = {
    current: writeGrade(current.grade, i18n.language),
    given: writeGrade(given, i18n.language),
  };
  const label = {
    conflict: 'problem.write',
    unsubmitted: 'problem.allTheSame',
    other: 'problem.again',
  } as const;
  return (
    <Alert
      severity={why === 'other' ? 'error' : 'warning'}
      action={
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 0.5 }}>
          <Button
            color="inherit"
            size="small"
            onClick={() => writes.insist(current, { studentName, grade: given })}
          >
            {t(label[why], grades)}
          </Button>
          <Button color="inherit" size="small" onClick={() => writes.discard(cell.key)}>
            {t(why === 'conflict' ? 'problem.keep' : 'problem.discard', grades)}
          </Button>
        </Stack>
      }
    >
      <bdi>{studentName}</bdi>: {why === 'conflict' ? t('problem.conflict', grades) : write.message}
    </Alert>
  );
}
