import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** What stands beside the text; null where there is nothing. */
  aside: ReactNode;
  asideTitle: string;
  children: ReactNode;
}

/** A text with something beside it: next to each other where there is room, else one of the two, which both stay open. */
export function BesideText({ aside, asideTitle, children }: Props) {
  const { t } = useTranslation('ui');
  const isBeside = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const [shown, setShown] = useState<'text' | 'aside'>('text');
  const isShown = (part: typeof shown) => isBeside || aside === null || shown === part;
  return (
    <Stack sx={{ flex: 1, minHeight: 0, gap: 1 }}>
      {aside !== null && !isBeside && (
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          value={shown}
          onChange={(_event, part: typeof shown | null) => part !== null && setShown(part)}
        >
          <ToggleButton value="text">{t('besideText.text')}</ToggleButton>
          <ToggleButton value="aside">{asideTitle}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'grid',
          gap: 1,
          gridTemplateRows: 'minmax(0, 1fr)',
          gridTemplateColumns: isBeside && aside !== null ? 'minmax(0, 1fr) 360px' : 'minmax(0, 1fr)',
        }}
      >
        {/* Hidden, not taken away: the editor goes on, and what is typed stays. */}
        <Box sx={{ gridArea: '1 / 1', minWidth: 0, visibility: isShown('text') ? 'visible' : 'hidden' }}>
          {children}
        </Box>
        {aside !== null && (
          <Box
            component="aside"
            aria-label={asideTitle}
            // It scrolls by itself, so the keyboard has to come to it.
            tabIndex={0}
            sx={{
              gridArea: isBeside ? '1 / 2' : '1 / 1',
              minWidth: 0,
              overflowY: 'auto',
              p: 2,
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              visibility: isShown('aside') ? 'visible' : 'hidden',
            }}
          >
            {aside}
          </Box>
        )}
      </Box>
    </Stack>
  );
}
