import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../lib/api-error.ts';
import { notify } from '../lib/snackbars.ts';
import { ContentCopyIcon } from './icons/index.ts';

interface Props {
  label: string;
  value: string;
  helper?: string;
  autoFocus?: boolean;
}

/** A value to copy, such as a URL or a token. Always left to right. */
export function CopyField({ label, value, helper, autoFocus = false }: Props) {
  const { t } = useTranslation('ui');
  // The Clipboard API exists only in secure contexts; elsewhere users select the text.
  const canCopy = window.isSecureContext;
  const copy = () =>
    navigator.clipboard
      .writeText(value)
      .then(() => notify(t('copy.done')))
      .catch((error: unknown) => notify(messageOf(error), { kind: 'error' }));
  const button = (
    <InputAdornment position="end">
      <Tooltip title={t('copy.copy')}>
        <IconButton edge="end" aria-label={t('copy.copyOf', { label })} onClick={() => void copy()}>
          <ContentCopyIcon fontSize="small" />
        </IconButton>
      </Tooltip>
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
        input: { ...(canCopy && { endAdornment: button }) },
      }}
    />
  );
}
