import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SessionUser } from '@redraft/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NotificationDialog } from './notification-dialog.tsx';
import { NotificationLine } from './notification-line.tsx';
import { useNotifications } from './use-notifications.ts';

/** The rest is shown on demand. */
const shownAtFirst = 5;

/** Notifications as a card on a page. */
export function NotificationsCard({ user }: { user: SessionUser }) {
  const { t } = useTranslation('shell');
  const { items, isLoaded: isKnown, markAsRead: read } = useNotifications(user);
  const [showsAll, setShowsAll] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const id = useId();
  const visibleItems = showsAll ? items : items.slice(0, shownAtFirst);
  const choose = (chosenId: string) => {
    setChosenId(chosenId);
    read(chosenId);
  };
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, mt: 3 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('notifications.title')}
      </Typography>
      {items.length === 0 && (
        <Typography color="text.secondary">
          {t(isKnown ? 'notifications.empty' : 'notifications.unknown')}
        </Typography>
      )}
      <List aria-labelledby={id} sx={{ mx: -1 }}>
        {visibleItems.map((item) => (
          <ListItem key={item.id} disablePadding>
            <ListItemButton
              onClick={() => choose(item.id)}
              sx={{ alignItems: 'flex-start', gap: 1.5, px: 1, borderRadius: 1 }}
            >
              <NotificationLine item={item} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        {visibleItems.length < items.length && (
          <Button variant="outlined" onClick={() => setShowsAll(true)}>
            {t('notifications.all', { count: items.length })}
          </Button>
        )}
        <Button component={Link} to="/notifications">
          {t('notifications.settings')}
        </Button>
      </Stack>
      <NotificationDialog
        notification={items.find((item) => item.id === chosenId) ?? null}
        onClose={() => setChosenId(null)}
      />
    </Card>
  );
}
