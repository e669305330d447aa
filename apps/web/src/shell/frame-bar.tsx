import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HeaderSlot } from '../ui/header-slot.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { HelpButton } from './support/help-button.tsx';

/** Header inside an LMS frame: page title, help and notifications, without a second navigation. */
export function FrameBar({ notices }: { notices?: ReactNode }) {
  return (
    <Box component="header" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Toolbar variant="dense" sx={{ minHeight: 44, gap: 0.5, px: { xs: 1.5, sm: 3 } }}>
        <Typography component="div" noWrap sx={{ flex: 1, typography: 'h4', color: 'text.secondary' }}>
          <HeaderSlot />
        </Typography>
        <HelpButton />
        <LanguageSwitch />
        {notices}
      </Toolbar>
    </Box>
  );
}
