import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { readingPreferences } from '@redraft/reading';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextFieldsOutlinedIcon } from '../icons/index.ts';
import { ReadingFields } from './reading-fields.tsx';

/** The reading preferences, beside a text. */
export function ReadingMenu() {
  const { t } = useTranslation('reading');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={t('preferences')}>
        <IconButton
          size="small"
          aria-label={t('preferences')}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <TextFieldsOutlinedIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('preferences') } }}
      >
        <Stack sx={{ gap: 2, p: 2, width: 280 }}>
          <ReadingFields />
          <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={readingPreferences.reset}>
            {t('reset')}
          </Button>
        </Stack>
      </Popover>
    </>
  );
}
