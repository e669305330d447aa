import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { isPlaceholderAddress, type NoticePreference, type NoticePreferences } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { choosePreference, loadPreferences } from './preference-calls.ts';
import { PreferenceRow } from './preference-row.tsx';
import { refreshNotifications } from './use-notifications.ts';

const queryKey = ['notification-preferences'];

/** /notifications: delivery per kind of notification; saved on change. */
export function PreferencesPage() {
  const { t } = useTranslation('notifications');
  const query = useQuery({ queryKey, queryFn: ({ signal }) => loadPreferences(signal) });
  return (
    <QueryView query={query}>
      {(preferences) => (
        <PageFrame title={t('preferences.title')} subtitle={t('preferences.about')} width="form">
          <PreferenceList preferences={preferences} />
        </PageFrame>
      )}
    </QueryView>
  );
}

function PreferenceList({
  preferences: { preferences, email, timeZone },
}: {
  preferences: NoticePreferences;
}) {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const choose = useAction<NoticePreferences, NoticePreference>({
    mutationFn: choosePreference,
    onSuccess: (stored, { topic }) => {
      client.setQueryData(queryKey, stored);
      refreshNotifications();
      notify(t('preferences.kept', { topic: t(`topic.${topic}`) }));
    },
  });
  // Shows the chosen value while it is being saved.
  const pending = choose.isPending ? choose.variables : undefined;
  return (
    <>
      <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {preferences.map(({ topic, channel }) => (
          <PreferenceRow
            key={topic}
            topic={topic}
            channel={pending?.topic === topic ? pending.channel : channel}
            onChoose={(nextChannel) => choose.mutate({ topic, channel: nextChannel })}
          />
        ))}
      </Card>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        {isPlaceholderAddress(email)
          ? t('preferences.noAddress')
          : t('preferences.where', { email, timeZone })}
      </Typography>
    </>
  );
}
