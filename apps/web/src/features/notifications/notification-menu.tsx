import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Notification } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NotificationLine } from './notification-line.tsx';

interface Props {
  anchor: HTMLElement | null;
  items: readonly Notification[];
  isKnown: boolean;
  onChoose: (id: string) => void;
  onClose: () => void;
}

export function NotificationMenu({ anchor, items, isKnown, onChoose, onClose }: Props) {
  const { t } = useTranslation('shell');
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': t('notifications.title') },
        paper: { sx: { width: 360, maxWidth: 'calc(100vw - 32px)', maxHeight: '70vh' } },
      }}
    >
      {items.length === 0 && (
        <MenuItem disabled sx={{ whiteSpace: 'normal' }}>
          {t(isKnown ? 'notifications.empty' : 'notifications.unknown')}
        </MenuItem>
      )}
      {items.map((item) => (
        <NotificationEntry key={item.id} item={item} onChoose={() => onChoose(item.id)} />
      ))}
      <Divider />
      <MenuItem component={Link} to="/notifications" onClick={onClose} sx={{ color: 'primary.main' }}>
        {t('notifications.settings')}
      </MenuItem>
    </Menu>
  );
}

interface EntryProps {
  item: Notification;
  onChoose: () => void;
  /** Passed by MUI's menu to the focused entry. */
  autoFocus?: boolean;
  tabIndex?: number;
}

function NotificationEntry({ item, onChoose, ...rest }: EntryProps) {
  return (
    <MenuItem {...rest} onClick={onChoose} sx={{ alignItems: 'flex-start', gap: 1.5, whiteSpace: 'normal' }}>
      <NotificationLine item={item} />
    </MenuItem>
  );
}
