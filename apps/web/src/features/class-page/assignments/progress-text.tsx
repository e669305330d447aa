import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { AssignmentProgress } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';

interface Props {
  progress: AssignmentProgress;
  /** How many are in the class. */
  students: number;
}

/** How many have handed in what is due now, in words and as a bar, and what of that is to be seen to. */
export function ProgressText({ progress, students }: Props) {
  const { t } = useTranslation('classes');
  const { handedIn, toGrade, late, draft } = progress;
  if (students === 0) return null;
  const final = t('submission.final');
  const parts = [
    ...(draft ? [t('assignment.stepHandedIn', { title: draft.title, count: draft.handedIn, students })] : []),
    // Early as it is, a final text waits to be graded.
    ...(draft && handedIn > 0
      ? [t('assignment.stepHandedIn', { title: final, count: handedIn, students })]
      : []),
    ...(draft ? [] : [t('assignment.handedIn', { count: handedIn, students })]),
    ...(toGrade > 0 ? [t('assignment.toGrade', { count: toGrade })] : []),
    ...(late > 0 ? [t('assignment.late', { count: late })] : []),
  ];
  return (
    <>
      <Typography variant="body2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {parts.map((part, index) => (
          <span key={part}>
            {index > 0 && ' · '}
            <span style={{ whiteSpace: 'nowrap' }}>{part}</span>
          </span>
        ))}
      </Typography>
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={Math.min(100, (100 * (draft?.handedIn ?? handedIn)) / students)}
        sx={{ mt: 0.75, height: 4, borderRadius: 1, maxWidth: 220 }}
      />
    </>
  );
}
