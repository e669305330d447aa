import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../ui/hint.tsx';
import { KeyboardDoubleArrowLeftIcon, KeyboardDoubleArrowRightIcon } from '../ui/icons/index.ts';
import { mirroredIcon } from '../ui/icons/mirrored-icon.ts';
import { DrawerList } from './drawer-list.tsx';
import { Wordmark } from './wordmark.tsx';

/** 240 px when open; collapsed it only fits the icons. */
const openWidth = 240;
const railWidth = 64;

const sideColumn = {
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  position: 'sticky',
  top: 0,
  overflowX: 'hidden',
} as const;

const NarrowDrawer = lazy(async () => ({ default: (await import('./narrow-drawer.tsx')).NarrowDrawer }));

interface Props {
  path: string;
  open: boolean;
  /** Signed-out visitors have a bar instead on wide screens. */
  isOnlyNarrow: boolean;
  /** Undefined until first opened: its code is loaded then. */
  narrowOpen: boolean | undefined;
  onToggle: () => void;
  onNarrowClose: () => void;
}

/** Beside the page on wide screens, over it on narrow ones. */
export function NavigationDrawer(props: Props) {
  const { path, isOnlyNarrow, narrowOpen, onNarrowClose } = props;
  return (
    <>
      {narrowOpen !== undefined && (
        <Suspense>
          <NarrowDrawer path={path} open={narrowOpen} width={openWidth} onClose={onNarrowClose} />
        </Suspense>
      )}
      {!isOnlyNarrow && <WideDrawer {...props} />}
    </>
  );
}

function WideDrawer({ path, open, onToggle }: Props) {
  const { t } = useTranslation('shell');
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'block' },
        flexShrink: 0,
        width: open ? openWidth : railWidth,
        bgcolor: 'surface.chrome',
        borderRight: 1,
        borderColor: 'divider',
        transition: (theme) => theme.transitions.create('width', { duration: 160 }),
      }}
    >
      <Box component="nav" aria-label={t('drawer.label')} sx={sideColumn}>
        <Box sx={{ height: 56, display: 'flex', alignItems: 'center', px: 2.5, flexShrink: 0 }}>
          <Wordmark compact={!open} />
        </Box>
        <DrawerList path={path} compact={!open} onChoose={() => {}} />
        <Box sx={{ mt: 'auto', p: 1.5, display: 'flex', justifyContent: open ? 'flex-end' : 'center' }}>
          <Hint text={open ? t('drawer.collapse') : t('drawer.expand')} placement="right">
            <IconButton
              size="small"
              onClick={onToggle}
              aria-expanded={open}
              aria-label={open ? t('drawer.collapse') : t('drawer.expand')}
            >
              {open ? (
                <KeyboardDoubleArrowLeftIcon fontSize="small" sx={mirroredIcon} />
              ) : (
                <KeyboardDoubleArrowRightIcon fontSize="small" sx={mirroredIcon} />
              )}
            </IconButton>
          </Hint>
        </Box>
      </Box>
    </Box>
  );
}
