import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReadSubmission } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelCard } from '../../ui/panel-card.tsx';
import { ScoreText } from '../../ui/score-text.tsx';
import { GradeConflict, isGradeConflict, ScaleText } from '../grade-book/index.ts';
import { GradeAllTheSame } from './grade-all-the-same.tsx';
import { LetterGradeForm } from './letter-grade-form.tsx';
import { NumericGradeForm } from './numeric-grade-form.tsx';
import { useGrade } from './use-reader.ts';

interface Props {
  submission: ReadSubmission;
  onReopen: () => void;
  onGradeBook: () => void;
}

/** The grade; entered by the class's owner, only read by everybody else. */
export function GradeCard({ submission, onReopen, onGradeBook }: Props) {
  const { t } = useTranslation(['grading', 'gradebook']);
  const grade = useGrade(submission, onReopen);
  const [isMeant, setMeant] = useState(false);
  const isSubmitted = submission.gradeType !== 'NONE';
  const form = { isOpen: isSubmitted || isMeant, isBusy: grade.isPending, onGrade: grade.mutate };
  return (
    <PanelCard
      title={t('grade.title')}
      beside={
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
      {submission.can.grade && submission.gradeMethod === 'Numeric' && (
        // What was given elsewhere meanwhile, by the rubric or by weight, is what is changed next.
        <NumericGradeForm key={submission.grade} grade={submission.grade} {...form} />
      )}
      {submission.can.grade && submission.gradeMethod === 'Letter' && (
        <LetterGradeForm
          key={submission.alternateGrade ?? ''}
          grade={submission.alternateGrade}
          options={submission.gradeOptions}
          {...form}
        />
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
        <GradeAllTheSame student={submission.studentName} isMeant={isMeant} onMean={() => setMeant(true)} />
      )}
    </PanelCard>
  );
}
