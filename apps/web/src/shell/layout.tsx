import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isInPlatformFrame } from '../lib/launch.ts';
import { useSession } from '../lib/session.ts';
import { FullWindowProvider, useIsFullWindow } from '../ui/full-window.tsx';
import { HeaderSlotProvider } from '../ui/header-slot.tsx';
import { FrameBar } from './frame-bar.tsx';
import { Header } from './header.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { PublicBar } from './public/public-bar.tsx';
import { PublicFooter } from './public/public-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { useDrawerOpen } from './use-drawer-open.ts';
import { useFrameResize } from './use-frame-resize.ts';

interface Props {
  /** Path of the open page. */
  path: string;
  /** Shown beside the user's name. */
  notices?: ReactNode;
  children: ReactNode;
}

/** Header, drawer and page; signed-out visitors get a bar and a footer instead. */
export function Layout(props: Props) {
  return (
    <FullWindowProvider>
      <HeaderSlotProvider>
        {isInPlatformFrame() ? <PlatformFrame {...props} /> : <Frame {...props} />}
      </HeaderSlotProvider>
    </FullWindowProvider>
  );
}

/** On these pages the document takes the width of the drawer. */
const pagesWithText = /^\/(read)?assignment\/\d+\/?$/i;

/** Inside an LMS, which has its own navigation: one narrow bar and the page. */
export function PlatformFrame({ path, notices, children }: Props) {
  const isFullWindow = useIsFullWindow();
  const isText = pagesWithText.test(path);
  useFrameResize(isText ? 'text' : 'page');
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: isText || isFullWindow ? '100dvh' : undefined,
      }}
    >
      {!isFullWindow && <FrameBar notices={notices} />}
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ flex: 1, display: 'flex', flexDirection: 'column', outline: 'none' }}
      >
        {children}
      </Box>
    </Box>
  );
}

function Frame({ path, notices, children }: Props) {
  const { t } = useTranslation('shell');
  const drawer = useDrawerOpen(pagesWithText.test(path));
  const [narrowOpen, setNarrowOpen] = useState<boolean>();
  const isFullWindow = useIsFullWindow();
  const isStranger = useSession() === null;
  return (
    <>
      <SkipLink target="main">{t('skipToContent')}</SkipLink>
      <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
        {!isFullWindow && (
          <NavigationDrawer
            path={path}
            open={drawer.isOpen}
            isOnlyNarrow={isStranger}
            narrowOpen={narrowOpen}
            onToggle={drawer.toggle}
            onNarrowClose={() => setNarrowOpen(false)}
          />
        )}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          {!isFullWindow && isStranger && <PublicBar path={path} onMenu={() => setNarrowOpen(true)} />}
          {!isFullWindow && !isStranger && <Header notices={notices} onMenu={() => setNarrowOpen(true)} />}
          <Box
            component="main"
            id="main"
            tabIndex={-1}
            sx={{ flex: 1, display: 'flex', flexDirection: 'column', outline: 'none' }}
          >
            {children}
          </Box>
          {!isFullWindow && isStranger && <PublicFooter />}
        </Box>
      </Box>
    </>
  );
}
