import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { timeInSentence } from '../../lib/class-time.ts';
import type { AssignmentForm } from './assignment-form.ts';

interface Props {
  form: AssignmentForm;
  /** Deadline of the draft being edited; empty if not set. */
  deadline: string;
  zone: string;
}

/** Shown for a draft due after the final deadline, with a button to move that too. */
export function FinalDeadlineNote({ form, deadline, zone }: Props) {
  const { t } = useTranslation('assignments');
  const end = form.watch('endDate');
  if (deadline === '' || end === '' || Date.parse(deadline) <= Date.parse(end)) return null;
  const move = () =>
    form.setValue('endDate', deadline, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return (
    <Typography variant="body2" color="error" role="status">
      {t('drafts.afterFinal', { time: timeInSentence(end, zone) })}{' '}
      <Link component="button" type="button" onClick={move} sx={{ verticalAlign: 'baseline' }}>
        {t('drafts.moveFinal', { time: timeInSentence(deadline, zone) })}
      </Link>
    </Typography>
  );
}
