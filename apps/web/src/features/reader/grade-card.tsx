import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReadSubmission, SubmissionId } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { PanelCard } from '../../ui/panel-card.tsx';
import { ScoreText } from '../../ui/score-text.tsx';
import { GradeConflict, isGradeConflict, ScaleText } from '../grade-book/index.ts';
import { GradeAllTheSame } from './grade-all-the-same.tsx';
import { LetterGradeForm } from './letter-grade-form.tsx';
import { NumericGradeForm } from './numeric-grade-form.tsx';
import { type GradeChange, useGrade } from './use-reader.ts';

interface Props {
  submission: ReadSubmission;
  /** The grader has confirmed grading a text that was not submitted. */
  isConfirmed: boolean;
  onConfirm: () => void;
  onGradeBook: () => void;
  onGradeNext: (id: SubmissionId | null) => void;
}

/** The grade; editable for users who may grade, read-only for others. */
export function GradeCard({ submission, isConfirmed, onConfirm, onGradeBook, onGradeNext }: Props) {
  const { t } = useTranslation(['grading', 'gradebook', 'second-marking']);
  const grade = useGrade(submission);
  /** Saved and moving on to the next text: further typing is not meant for this one. */
  const [continuesToNext, setContinuesToNext] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const isSubmitted = submission.gradeType !== 'NONE';
  const form = {
    isOpen: isSubmitted || isConfirmed,
    isBusy: grade.isPending || continuesToNext,
    onGrade: (change: GradeChange, continues: boolean) => {
      setContinuesToNext(continues);
      grade.mutate(change, {
        onSuccess: ({ toGrade }) => {
          if (toGrade.nextId === null) setContinuesToNext(false);
          if (continues) onGradeNext(toGrade.nextId);
        },
        onError: () => setContinuesToNext(false),
      });
    },
  };
  return (
    <PanelCard
      title={t('grade.title')}
      action={
        submission.gradeMethod === 'Numeric' &&
        submission.grade >= 0 && <ScaleText score={submission.grade} scale={submission.grading.scale} />
      }
    >
      {!submission.can.grade && (
        <Typography variant="h2" component="p">
          <ScoreText
            score={submission.grade}
            alternateGrade={submission.alternateGrade}
            gradeMethod={submission.gradeMethod}
          />
        </Typography>
      )}
      {submission.isMarkedTwice && (
        <Typography variant="body2" color="textSecondary">
          {t('second-marking:inReader')}{' '}
          {submission.can.comment && (
            <Link component={RouterLink} to={`/secondmarking/${submission.assignmentId}`}>
              {t('second-marking:title')}
            </Link>
          )}
        </Typography>
      )}
      {submission.can.grade && submission.gradeMethod === 'Numeric' && (
        <NumericGradeForm
          submissionId={submission.submissionId}
          grade={submission.grade}
          onUnsaved={setUnsaved}
          {...form}
        />
      )}
      {submission.can.grade && submission.gradeMethod === 'Letter' && (
        <LetterGradeForm grade={submission.alternateGrade} options={submission.gradeOptions} {...form} />
      )}
      {submission.can.grade && (
        // Always rendered, as a live region must exist before its message.
        <Typography variant="body2" color="textSecondary" role="status" sx={{ mt: 0.75, minHeight: '1.5em' }}>
          {isUnsaved ? t('grade.unsaved') : grade.isSuccess && t('grade.saved')}
        </Typography>
      )}
      {isGradeConflict(grade.error) && grade.variables && (
        <GradeConflict
          current={submission.gradeMethod === 'Letter' ? submission.alternateGrade : submission.grade}
          given={grade.variables.grade}
          isBusy={grade.isPending}
          onWrite={() => grade.variables && grade.mutate(grade.variables)}
          onKeep={grade.reset}
        />
      )}
      {submission.can.grade && (
        <Button size="small" onClick={onGradeBook} sx={{ mt: 0.5, ml: -1.75 }}>
          {t('gradebook:title')}
        </Button>
      )}
      {submission.can.grade && !isSubmitted && (
        <GradeAllTheSame
          student={submission.studentName}
          isConfirmed={isConfirmed}
          onConfirmChange={onConfirm}
        />
      )}
    </PanelCard>
  );
}
