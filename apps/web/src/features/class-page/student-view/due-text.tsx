import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { findNextDeadline } from './sort-by-deadline.ts';
import type { AssignmentRow } from './use-assignment-columns.tsx';

interface Props {
  row: Pick<AssignmentRow, 'nextStep' | 'endDate'>;
  zone: string;
}

/** Deadline of the next step; for a draft also its name and the final deadline. */
export function DueText({ row, zone }: Props) {
  const { t } = useTranslation('student-class');
  const due = <DateTimeText iso={findNextDeadline(row)} zone={zone} absent={t('due.none')} />;
  if (row.nextStep === null || row.nextStep.isFinal) return due;
  return (
    <>
      <Typography
        variant="body2"
        component="span"
        dir="auto"
        sx={{ display: 'block', overflowWrap: 'anywhere' }}
      >
        {row.nextStep.title}
      </Typography>
      {due}
      <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
        {t('due.final')} <DateTimeText iso={row.endDate} zone={zone} />
      </Typography>
    </>
  );
}
