import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { notify } from '../../../lib/snackbars.ts';
import { ContentCopyIcon } from '../../../ui/icons/index.ts';

/** A value to copy into the LMS's configuration. */
export function CopyableText({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('admin');
  // The Clipboard API exists only in secure contexts.
  const canCopy = window.isSecureContext;
  const copy = () =>
    navigator.clipboard
      .writeText(value)
      .then(() => notify(t('platform.onClipboard', { label })))
      .catch((error: unknown) => notify(messageOf(error), { kind: 'error' }));
  const action = t('platform.copy', { label });
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="code" dir="ltr" sx={{ overflowWrap: 'anywhere', typography: 'body2' }}>
        {value}
      </Box>
      {canCopy && (
        <Tooltip title={action}>
          <IconButton size="small" aria-label={action} onClick={() => void copy()}>
            <ContentCopyIcon sx={{ fontSize: 16 }} />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
