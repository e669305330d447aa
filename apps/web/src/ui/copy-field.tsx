import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { canCopyText } from '../lib/copy-text.ts';
import { CopyButton } from './copy-button.tsx';

interface Props {
  label: string;
  value: string;
  helper?: string;
  autoFocus?: boolean;
}

/** A value to copy, such as a URL or a token. Always left to right. */
export function CopyField({ label, value, helper, autoFocus = false }: Props) {
  const { t } = useTranslation('ui');
  const button = (
    <InputAdornment position="end">
      <CopyButton
        edge="end"
        value={value}
        title={t('copy.copy')}
        label={t('copy.copyOf', { label })}
        successMessage={t('copy.done')}
      />
    </InputAdornment>
  );
  return (
    <TextField
      label={label}
      value={value}
      size="small"
      fullWidth
      autoFocus={autoFocus}
      {...(helper !== undefined && { helperText: helper })}
      onFocus={(event) => event.target.select()}
      slotProps={{
        htmlInput: { dir: 'ltr', readOnly: true, spellCheck: false },
        input: { ...(canCopyText() && { endAdornment: button }) },
      }}
    />
  );
}
