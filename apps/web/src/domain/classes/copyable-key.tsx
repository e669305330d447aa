import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { ContentCopyIcon } from '../../ui/icons/index.ts';

/** An enrollment key with a copy button. */
export function CopyableKey({ value }: { value: string }) {
  const { t } = useTranslation('classes');
  // The Clipboard API exists only in secure contexts.
  const canCopy = window.isSecureContext;
  const copy = () =>
    navigator.clipboard
      .writeText(value)
      .then(() => notify(t('copied', { key: value })))
      .catch((error: unknown) => notify(messageOf(error), { kind: 'error' }));
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="span" sx={{ fontWeight: 560 }}>
        {value}
      </Box>
      {canCopy && (
        <Tooltip title={t('copy')}>
          <IconButton size="small" aria-label={t('copy')} onClick={() => void copy()}>
            <ContentCopyIcon sx={{ fontSize: 16 }} />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
