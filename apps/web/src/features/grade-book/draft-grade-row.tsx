import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { Deadline, ReadSubmission } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { stepTitle } from '../../lib/sentences.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { DraftGrade } from './draft-grade.tsx';
import { ScaleText } from './scale-text.tsx';

interface Props {
  submission: ReadSubmission;
  deadline: Deadline;
}

/** One draft: weight, grade, and the grade on the class's scale. */
export function DraftGradeRow({ submission, deadline }: Props) {
  const { t } = useTranslation('gradebook');
  const created = submission.deadlineSubmissions.find(({ draftId }) => draftId === deadline.draftId);
  const isLetter = submission.gradeMethod === 'Letter';
  const onScale =
    isLetter || created === undefined ? null : (
      <ScaleText score={created.grade} scale={submission.grading.scale} />
    );
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      <TableCell>
        <Typography variant="body2" dir="auto" sx={{ fontWeight: 600 }}>
          {stepTitle(deadline)}
        </Typography>
        <StatusChip status={created?.status ?? 'NONE'} noneTone="neutral" />
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {t('percent', { value: deadline.draftPointValue })}
      </TableCell>
      {/* The label is visually hidden, because column and row headers name the field. */}
      <TableCell sx={{ minWidth: { sm: 190 }, '& .MuiInputLabel-root': visuallyHidden }}>
        <DraftGrade submission={submission} deadline={deadline} />
        {onScale !== null && created !== undefined && created.grade >= 0 && (
          <Box sx={{ display: { sm: 'none' }, mt: 1 }}>{onScale}</Box>
        )}
      </TableCell>
      {!isLetter && (
        <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>{onScale ?? '-'}</TableCell>
      )}
    </TableRow>
  );
}
