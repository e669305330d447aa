import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { Deadline, ReadSubmission } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { stepTitle } from '../../lib/sentences.ts';
import { ScoreText } from '../../ui/score-text.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { DraftGradeForm } from './draft-grade-form.tsx';
import { GradeConflict, isGradeConflict } from './grade-conflict.tsx';
import { ScaleText } from './scale-text.tsx';
import { useDraftGrade } from './use-submission-grade.ts';

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
        {created === undefined && <Typography color="textSecondary">{t('drafts.notYet')}</Typography>}
        {created !== undefined && !submission.can.grade && (
          <ScoreText
            score={created.grade}
            alternateGrade={created.alternateGrade}
            gradeMethod={submission.gradeMethod}
          />
        )}
        {created !== undefined && submission.can.grade && (
          <Editable submission={submission} made={created} label={stepTitle(deadline)} />
        )}
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

interface EditableProps {
  submission: ReadSubmission;
  made: ReadSubmission['deadlineSubmissions'][number];
  label: string;
}

function Editable({ submission, made, label }: EditableProps) {
  const isLetter = submission.gradeMethod === 'Letter';
  const action = useDraftGrade(made);
  return (
    <>
      <DraftGradeForm
        // Remounts the form when another user's grade arrives.
        key={`${made.grade} ${made.alternateGrade}`}
        label={label}
        letters={isLetter ? submission.gradeOptions : null}
        grade={isLetter ? made.alternateGrade : made.grade}
        isBusy={action.isPending}
        onGrade={action.mutate}
      />
      {isGradeConflict(action.error) && action.variables !== undefined && (
        <GradeConflict
          current={isLetter ? made.alternateGrade : made.grade}
          given={action.variables}
          isBusy={action.isPending}
          onWrite={() => action.variables !== undefined && action.mutate(action.variables)}
          onKeep={action.reset}
        />
      )}
    </>
  );
}
