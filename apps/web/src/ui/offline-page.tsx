import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listKeptAssignments } from '../lib/offline/kept-assignments.ts';
import { MessagePage } from './message-page.tsx';

/** Shown in place of a page that needs the server, which cannot be reached: what can be written meanwhile. */
export function OfflinePage({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const { t } = useTranslation('ui');
  const { data: assignments = [] } = useQuery({
    queryKey: ['kept-assignments'],
    queryFn: listKeptAssignments,
    retry: false,
  });
  return (
    <MessagePage
      title={t('offline.title')}
      text={assignments.length === 0 ? t('offline.text') : t('offline.assignments')}
      action={
        <>
          {assignments.length > 0 && (
            <List sx={{ mb: 3 }}>
              {assignments.map(({ id, title, classTitle }) => (
                <ListItem key={id} disablePadding divider>
                  <ListItemButton component={Link} to={`/assignment/${id}`} sx={{ mx: -2 }}>
                    <ListItemText
                      primary={title}
                      secondary={classTitle}
                      slotProps={{ primary: { dir: 'auto' }, secondary: { dir: 'auto' } }}
                    />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          )}
          {onRetry !== undefined && (
            <Button variant="outlined" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
        </>
      }
    />
  );
}
