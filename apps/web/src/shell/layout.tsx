import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router';
import { HeaderSlotProvider } from '../ui/header-slot.tsx';
import { Header } from './header.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { SkipLink } from './skip-link.tsx';
import { useDrawerOpen } from './use-drawer-open.ts';

/** Header, drawer and the page in between. */
export function Layout() {
  const { t } = useTranslation('shell');
  const [wideOpen, setWideOpen] = useDrawerOpen();
  const [narrowOpen, setNarrowOpen] = useState(false);
  return (
    <HeaderSlotProvider>
      <SkipLink target="main">{t('skipToContent')}</SkipLink>
      <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
        <NavigationDrawer
          open={wideOpen}
          narrowOpen={narrowOpen}
          onToggle={() => setWideOpen(!wideOpen)}
          onNarrowClose={() => setNarrowOpen(false)}
        />
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Header onMenu={() => setNarrowOpen(true)} />
          <Box
            component="main"
            id="main"
            tabIndex={-1}
            sx={{ flex: 1, display: 'flex', flexDirection: 'column', outline: 'none' }}
          >
            <Outlet />
          </Box>
        </Box>
      </Box>
      <ScrollRestoration />
    </HeaderSlotProvider>
  );
}
