import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Notification } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { NoticeTime } from './notice-time.tsx';

/** A notification in a list: unread mark, title, beginning and date. */
export function NotificationLine({ item }: { item: Notification }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <Box
        role={item.isRead ? undefined : 'img'}
        aria-label={item.isRead ? undefined : t('notifications.unread')}
        sx={{
          mt: 0.75,
          width: 8,
          height: 8,
          flexShrink: 0,
          borderRadius: '50%',
          bgcolor: item.isRead ? 'transparent' : 'primary.main',
        }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography
          component="div"
          dir="auto"
          variant="body2"
          sx={{ fontWeight: item.isRead ? 400 : 600, overflowWrap: 'anywhere' }}
        >
          {item.title}
        </Typography>
        <Typography
          component="div"
          dir="auto"
          variant="caption"
          noWrap
          title={item.message}
          color="text.secondary"
        >
          {item.message}
        </Typography>
        <Typography component="div" variant="caption" color="text.secondary">
          <NoticeTime at={item.at} />
        </Typography>
      </Box>
    </>
  );
}
