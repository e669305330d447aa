import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import type { SessionUser } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotificationsNoneOutlinedIcon } from '../../ui/icons/index.ts';
import { NotificationDialog } from './notification-dialog.tsx';
import { NotificationMenu } from './notification-menu.tsx';
import { useNotifications } from './use-notifications.ts';

/** Notification button with an unread count, a list, and details. */
export function NotificationBell({ user }: { user: SessionUser }) {
  const { t } = useTranslation('shell');
  const { items, isLoaded: isKnown, markAsRead: read } = useNotifications(user);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const unread = items.filter(({ isRead }) => !isRead).length;
  const choose = (id: string) => {
    setAnchor(null);
    setChosenId(id);
    read(id);
  };
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={t('notifications.bell', { count: unread })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ color: 'text.secondary' }}
      >
        <Badge badgeContent={unread} max={99} color="primary">
          <NotificationsNoneOutlinedIcon fontSize="small" />
        </Badge>
      </IconButton>
      <NotificationMenu
        anchor={anchor}
        items={items}
        isKnown={isKnown}
        onChoose={choose}
        onClose={() => setAnchor(null)}
      />
      <NotificationDialog
        notification={items.find(({ id }) => id === chosenId) ?? null}
        onClose={() => setChosenId(null)}
      />
    </>
  );
}
