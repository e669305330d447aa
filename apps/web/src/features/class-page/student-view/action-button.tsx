import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api-error.ts';
import { now } from '../../../lib/clock.ts';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { useStart } from '../../workspace/index.ts';
import { findNextAction, isPrimaryAction } from './next-action.ts';
import type { AssignmentRow } from './use-assignment-columns.tsx';

interface Props {
  row: AssignmentRow;
  zone: string;
}

/** The next action for an assignment. */
export function ActionButton({ row, zone }: Props) {
  const { t } = useTranslation('student-class');
  const action = findNextAction(row, now());
  if (action === 'wait')
    return (
      <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
        {t('begins')} <DateTimeText inWords iso={row.startDate} zone={zone} />
      </Typography>
    );
  if (action === 'start') return <StartButton row={row} />;
  return (
    <Button
      component={Link}
      to={`/assignment/${row.id}`}
      size="small"
      variant={isPrimaryAction(row, now()) ? 'contained' : 'outlined'}
      aria-label={t('act.of', { act: t(`act.${action}`), title: row.title })}
      sx={{ minWidth: 72 }}
    >
      {t(`act.${action}`)}
    </Button>
  );
}

/** Creates the text and opens it. Starting has no time limit, so no confirmation is needed. */
function StartButton({ row }: Pick<Props, 'row'>) {
  const { t } = useTranslation('student-class');
  const navigate = useNavigate();
  const start = useStart(row.id);
  const handleStart = () =>
    start.mutate(undefined, {
      onSuccess: () => void navigate(`/assignment/${row.id}`),
      // The assignment page explains the error.
      onError: (error) =>
        error instanceof ApiError && error.status < 500 && void navigate(`/assignment/${row.id}`),
    });
  return (
    <Button
      size="small"
      variant={isPrimaryAction(row, now()) ? 'contained' : 'outlined'}
      loading={start.isPending}
      onClick={handleStart}
      aria-label={t('act.of', { act: t('act.start'), title: row.title })}
      sx={{ minWidth: 72 }}
    >
      {t('act.start')}
    </Button>
  );
}
