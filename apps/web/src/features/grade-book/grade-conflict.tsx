import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { writeGrade } from './cell-grade.ts';

/** Whether a grade was rejected because another user changed it in the meantime. */
export function isGradeConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'grade.changed';
}

interface Props {
  /** The current grade; -1 means none. */
  current: number | string | null;
  given: number | string;
  isBusy: boolean;
  onWrite: () => void;
  onKeep: () => void;
}

/** Shows both grades and lets the user choose. */
export function GradeConflict({ current, given, isBusy, onWrite, onKeep }: Props) {
  const { t, i18n } = useTranslation('gradebook');
  const shown = (grade: number | string | null) => writeGrade(grade === -1 ? null : grade, i18n.language);
  const grades = { current: shown(current), given: shown(given) };
  return (
    <Alert severity="warning" sx={{ mt: 1.5 }}>
      {t('problem.conflict', grades)}
      {/* Aligned with the sentence above; wraps if there is too little room. */}
      <Stack direction="row" sx={{ mt: 0.5, columnGap: 1, flexWrap: 'wrap', '& > *': { ml: -0.625 } }}>
        <Button size="small" color="inherit" loading={isBusy} onClick={onWrite}>
          {t('problem.write', grades)}
        </Button>
        <Button size="small" color="inherit" disabled={isBusy} onClick={onKeep}>
          {t('problem.keep', grades)}
        </Button>
      </Stack>
    </Alert>
  );
}
