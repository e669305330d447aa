import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';
import { useSession } from '../lib/session.ts';
import { DrawerList } from './drawer-list.tsx';
import { PublicPlaces } from './public/public-places.tsx';
import { Wordmark } from './wordmark.tsx';

interface Props {
  path: string;
  open: boolean;
  width: number;
  onClose: () => void;
}

/** Covers the page on narrow screens until an item is chosen. */
export function NarrowDrawer({ path, open, width, onClose }: Props) {
  const { t } = useTranslation('shell');
  const isStranger = useSession() === null;
  return (
    <Drawer
      variant="temporary"
      open={open}
      onClose={onClose}
      sx={{ display: { md: 'none' } }}
      slotProps={{
        paper: {
          component: 'nav',
          'aria-label': t('drawer.label'),
          sx: { width, bgcolor: 'surface.chrome' },
        },
      }}
    >
      <Box sx={{ height: 56, display: 'flex', alignItems: 'center', px: 2.5 }}>
        <Wordmark />
      </Box>
      <DrawerList path={path} compact={false} onChoose={onClose} />
      {isStranger && <PublicPlaces onChoose={onClose} />}
    </Drawer>
  );
}
