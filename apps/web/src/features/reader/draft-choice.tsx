import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

interface Props {
  label: string;
  drafts: readonly { draftId: number; title: string; note?: string }[];
  value: number | null;
  onChange: (draftId: number) => void;
}

/** Selects a draft of the assignment. */
export function DraftChoice({ label, drafts, value, onChange }: Props) {
  const { t } = useTranslation('ui');
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(Number(event.target.value))}
      sx={{ mt: 2 }}
    >
      {drafts.length === 0 && <MenuItem disabled>{t('form.noOptions')}</MenuItem>}
      {drafts.map(({ draftId, title, note }) => (
        <MenuItem key={draftId} value={draftId}>
          <span dir="auto">{title}</span>
          {note !== undefined && ` · ${note}`}
        </MenuItem>
      ))}
    </TextField>
  );
}
