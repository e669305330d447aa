import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/copy-button.tsx';

/** A value to copy into the LMS's configuration. */
export function CopyableText({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('admin');
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="code" dir="ltr" sx={{ overflowWrap: 'anywhere', typography: 'body2' }}>
        {value}
      </Box>
      <CopyButton
        size="small"
        value={value}
        title={t('platform.copy', { label })}
        successMessage={t('platform.onClipboard', { label })}
      />
    </Box>
  );
}
