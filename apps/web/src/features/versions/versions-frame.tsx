import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  isSideBySide: boolean;
  isChosen: boolean;
  list: ReactNode;
  preview: ReactNode;
}

/** List beside the version; one at a time if narrow. */
export function VersionsFrame({ isSideBySide, isChosen, list, preview }: Props) {
  const { t } = useTranslation('versions');
  return (
    <Box sx={{ display: 'flex', height: 'calc(100dvh - 61px)', minHeight: 0 }}>
      {(isSideBySide || !isChosen) && (
        <Box
          sx={{
            width: isSideBySide ? 360 : '100%',
            flexShrink: 0,
            overflowY: 'auto',
            borderRight: isSideBySide ? 1 : 0,
            borderColor: 'divider',
          }}
        >
          {list}
        </Box>
      )}
      {(isSideBySide || isChosen) && (
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          {isChosen ? (
            preview
          ) : (
            <Typography color="textSecondary" sx={{ m: 'auto', p: 4 }}>
              {t('choose')}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}
