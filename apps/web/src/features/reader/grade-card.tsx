import Typography from '@mui/material/Typography';
import type { ReadSubmission } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelCard } from '../../ui/panel-card.tsx';
import { ScoreText } from '../../ui/score-text.tsx';
import { GradeAllTheSame } from './grade-all-the-same.tsx';
import { LetterGradeForm } from './letter-grade-form.tsx';
import { NumericGradeForm } from './numeric-grade-form.tsx';
import { useGrade } from './use-reader.ts';

interface Props {
  submission: ReadSubmission;
  onReopen: () => void;
}

/** The grade; entered by the class's owner, only read by everybody else. */
export function GradeCard({ submission, onReopen }: Props) {
  const { t } = useTranslation('grading');
  const grade = useGrade(submission, onReopen);
  const [isMeant, setMeant] = useState(false);
  const isSubmitted = submission.gradeType !== 'NONE';
  const form = { isOpen: isSubmitted || isMeant, isBusy: grade.isPending, onGrade: grade.mutate };
  return (
    <PanelCard title={t('grade.title')}>
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
        <NumericGradeForm grade={submission.grade} {...form} />
      )}
      {submission.can.grade && submission.gradeMethod === 'Letter' && (
        <LetterGradeForm grade={submission.alternateGrade} options={submission.gradeOptions} {...form} />
      )}
      {submission.can.grade && !isSubmitted && (
        <GradeAllTheSame student={submission.studentName} isMeant={isMeant} onMean={() => setMeant(true)} />
      )}
    </PanelCard>
  );
}
