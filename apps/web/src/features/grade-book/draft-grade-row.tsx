import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Deadline, ReadSubmission } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { stepTitle } from '../../lib/sentences.ts';
import { NumberText } from '../../ui/number-text.tsx';
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

/** One draft: what it counts, what it got, and what that is on the scale. */
export function DraftGradeRow({ submission, deadline }: Props) {
  const { t } = useTranslation('gradebook');
  const made = submission.deadlineSubmissions.find(({ draftId }) => draftId === deadline.draftId);
  const isLetter = submission.gradeMethod === 'Letter';
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      <TableCell>
        <Typography variant="body2" dir="auto" sx={{ fontWeight: 600 }}>
          {stepTitle(deadline)}
        </Typography>
        <StatusChip status={made?.status ?? 'NONE'} noneTone="neutral" />
      </TableCell>
      <TableCell align="right">
        <NumberText value={deadline.draftPointValue} /> %
      </TableCell>
      <TableCell sx={{ minWidth: 190 }}>
        {made === undefined && <Typography color="textSecondary">{t('drafts.notYet')}</Typography>}
        {made !== undefined && !submission.can.grade && (
          <ScoreText
            score={made.grade}
            alternateGrade={made.alternateGrade}
            gradeMethod={submission.gradeMethod}
          />
        )}
        {made !== undefined && submission.can.grade && (
          <Editable submission={submission} made={made} label={stepTitle(deadline)} />
        )}
      </TableCell>
      <TableCell>
        {isLetter || made === undefined ? (
          '-'
        ) : (
          <ScaleText score={made.grade} scale={submission.grading.scale} />
        )}
      </TableCell>
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
  const act = useDraftGrade(made);
  return (
    <>
      <DraftGradeForm
        // What somebody else gave meanwhile is shown once it is there.
        key={`${made.grade} ${made.alternateGrade}`}
        label={label}
        letters={isLetter ? submission.gradeOptions : null}
        grade={isLetter ? made.alternateGrade : made.grade}
        isBusy={act.isPending}
        onGrade={act.mutate}
      />
      {isGradeConflict(act.error) && act.variables !== undefined && (
        <GradeConflict
          current={isLetter ? made.alternateGrade : made.grade}
          given={act.variables}
          isBusy={act.isPending}
          onWrite={() => act.variables !== undefined && act.mutate(act.variables)}
          onKeep={act.reset}
        />
      )}
    </>
  );
}
