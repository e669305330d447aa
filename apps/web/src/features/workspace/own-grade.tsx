import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StudentAssignment } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { ScoreText } from '../../ui/score-text.tsx';

/** The student's grade, once available. */
export function OwnGrade({ submission }: { submission: NonNullable<StudentAssignment['submission']> }) {
  const { t } = useTranslation('workspace');
  const { gradeMethod, score, alternateGrade } = submission;
  if (!isGraded(submission)) return null;
  return (
    <Box component="section" sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 2 }}>
      <Typography variant="h4" component="h2">
        {t('grade')}
      </Typography>
      <Typography variant="h1" component="p">
        <ScoreText score={score} alternateGrade={alternateGrade} gradeMethod={gradeMethod} />
        {gradeMethod === 'Numeric' && (
          <Typography component="span" color="textSecondary">
            {' '}
            / 100
          </Typography>
        )}
      </Typography>
    </Box>
  );
}

type Graded = Pick<NonNullable<StudentAssignment['submission']>, 'gradeMethod' | 'score' | 'alternateGrade'>;

export function isGraded({ gradeMethod, score, alternateGrade }: Graded): boolean {
  return gradeMethod === 'Letter' ? (alternateGrade ?? '') !== '' : score !== -1;
}
