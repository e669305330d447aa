import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../lib/session.ts';
import { HeaderSlot } from '../ui/header-slot.tsx';
import { MenuIcon } from '../ui/icons/index.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { HelpButton } from './support/help-button.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export function Header({ notices, onMenu }: { notices?: ReactNode; onMenu: () => void }) {
  const { t } = useTranslation('shell');
  const user = useSession();
  return (
    <AppBar
      position="sticky"
      elevation={0}
      color="transparent"
      sx={{ bgcolor: 'background.default', borderBottom: 1, borderColor: 'divider' }}
    >
      <Toolbar sx={{ minHeight: { xs: 56, sm: 56 }, gap: 0.5, px: { xs: 1.5, sm: 3 } }}>
        <IconButton
          edge="start"
          onClick={onMenu}
          aria-label={t('drawer.show')}
          sx={{ display: { md: 'none' }, mr: 0.5 }}
        >
          <MenuIcon />
        </IconButton>
        <Typography component="div" noWrap sx={{ flex: 1, typography: 'h4', color: 'text.secondary' }}>
          <HeaderSlot />
        </Typography>
        <HelpButton />
        <LanguageSwitch />
        <ThemeToggle />
        {notices}
        {user !== null && (
          <Box sx={{ ml: 1, typography: 'body2', display: { xs: 'none', sm: 'block' } }}>
            <bdi>{`${user.firstName} ${user.lastName}`.trim()}</bdi>
          </Box>
        )}
      </Toolbar>
    </AppBar>
  );
}
