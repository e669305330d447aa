import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { AssignmentProgress } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';

interface Props {
  progress: AssignmentProgress;
  /** Number of students in the class. */
  students: number;
}

/** Number of submissions for the current step, as text and bar, and what needs attention. */
export function ProgressText({ progress, students }: Props) {
  const { t } = useTranslation('classes');
  const { handedIn, toGrade, late, draft } = progress;
  if (students === 0) return null;
  const final = t('submission.final');
  const parts = [
    ...(draft ? [t('assignment.stepHandedIn', { title: draft.title, count: draft.handedIn, students })] : []),
    // A final text waits for grading even before the deadline.
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
            <span style={{ whiteSpace: 'var(--time-wrap, nowrap)' }}>{part}</span>
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
