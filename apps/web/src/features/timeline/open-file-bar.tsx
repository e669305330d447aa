import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ArrowBackIcon } from '../../ui/icons/index.ts';
import { mirroredIcon } from '../../ui/icons/mirrored-icon.ts';
import type { OpenFile } from './open-file.ts';

interface Props {
  openFile: OpenFile | null;
  onBack: () => void;
}

/** Shows which file is open, with a button back to the current text. */
export function OpenFileBar({ openFile, onBack }: Props) {
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
          {openFile?.title ?? t('main')}
        </Box>
      </Box>
      {openFile !== null && (
        <Button size="small" startIcon={<ArrowBackIcon sx={mirroredIcon} />} onClick={onBack}>
          {t('back')}
        </Button>
      )}
    </Box>
  );
}
