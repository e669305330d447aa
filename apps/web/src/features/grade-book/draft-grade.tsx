import Typography from '@mui/material/Typography';
import type { Deadline, ReadSubmission } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { stepTitle } from '../../lib/sentences.ts';
import { ScoreText } from '../../ui/score-text.tsx';
import { DraftGradeForm } from './draft-grade-form.tsx';
import { GradeConflict, isGradeConflict } from './grade-conflict.tsx';
import { useDraftGrade } from './use-submission-grade.ts';

interface Props {
  submission: ReadSubmission;
  deadline: Deadline;
}

/** The grade of one draft; editable for users who may grade, read-only for others. */
export function DraftGrade({ submission, deadline }: Props) {
  const { t } = useTranslation('gradebook');
  const created = submission.deadlineSubmissions.find(({ draftId }) => draftId === deadline.draftId);
  if (created === undefined) return <Typography color="textSecondary">{t('drafts.notYet')}</Typography>;
  if (submission.can.grade)
    return <EditableGrade submission={submission} made={created} label={stepTitle(deadline)} />;
  return (
    <ScoreText
      score={created.grade}
      alternateGrade={created.alternateGrade}
      gradeMethod={submission.gradeMethod}
    />
  );
}

interface EditableProps {
  submission: ReadSubmission;
  made: ReadSubmission['deadlineSubmissions'][number];
  label: string;
}

function EditableGrade({ submission, made, label }: EditableProps) {
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
