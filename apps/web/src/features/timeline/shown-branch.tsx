import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ArrowBackIcon } from '../../ui/icons/index.ts';
import type { ShownFile } from './shown-file.ts';

interface Props {
  shown: ShownFile | null;
  onBack: () => void;
}

/** Shows which file is open, with a button back to the current text. */
export function ShownBranch({ shown, onBack }: Props) {
  const { t } = useTranslation('timeline');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        flexBasis: { xs: '100%', sm: 'auto' },
        typography: 'body2',
      }}
    >
      <Box component="dl" sx={{ display: 'flex', gap: 0.75, m: 0 }}>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {t('branch')}
        </Box>
        <Box
          component="dd"
          aria-live="polite"
          dir="auto"
          sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {shown?.title ?? t('main')}
        </Box>
      </Box>
      {shown !== null && (
        <Button size="small" startIcon={<ArrowBackIcon />} onClick={onBack}>
          {t('back')}
        </Button>
      )}
    </Box>
  );
}
