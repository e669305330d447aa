import Typography from '@mui/material/Typography';
import type { SubmissionId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useOtherReaders } from './use-other-readers.ts';

/** Other users who have the text open, so that two do not grade it at once. */
export function OtherReaders({ submissionId }: { submissionId: SubmissionId }) {
  const { t, i18n } = useTranslation('grading');
  const names = useOtherReaders(submissionId);
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      role="status"
      dir="auto"
      noWrap
      title={list}
      sx={{ maxWidth: 220 }}
    >
      {names.length > 0 && t('bar.alsoHere', { names: list })}
    </Typography>
  );
}
