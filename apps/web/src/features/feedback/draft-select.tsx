import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { DraftId, ReadSubmission } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { stepTitle } from '../../lib/sentences.ts';

interface Props {
  submission: Pick<ReadSubmission, 'deadlines'>;
  value: DraftId | null;
  onChange: (draftId: DraftId | null) => void;
}

/** The draft that the feedback is about; empty for the whole text. */
export function DraftSelect({ submission, value, onChange }: Props) {
  const { t } = useTranslation('feedback');
  const handleChange = (value: string) =>
    onChange(submission.deadlines.find(({ draftId }) => String(draftId) === value)?.draftId ?? null);
  return (
    <TextField
      select
      size="small"
      label={t('draft')}
      value={value === null ? '' : String(value)}
      onChange={(event) => handleChange(event.target.value)}
      slotProps={{ select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t('general')}</MenuItem>
      {submission.deadlines.map((deadline) => (
        <MenuItem key={deadline.draftId} value={String(deadline.draftId)}>
          {stepTitle(deadline)}
        </MenuItem>
      ))}
    </TextField>
  );
}
