import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/copy-button.tsx';

/** An enrollment key with a copy button. */
export function CopyableKey({ value }: { value: string }) {
  const { t } = useTranslation('classes');
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="span" sx={{ fontWeight: 560 }}>
        {value}
      </Box>
      <CopyButton size="small" value={value} title={t('copy')} successMessage={t('copied', { key: value })} />
    </Box>
  );
}
