import { languageOfTag } from '@redraft/sentences/languages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { messageOf } from '../../lib/api-error.ts';
import { chooseLanguage } from '../../lib/i18n.ts';
import { storeLaunch, takeLaunchCode } from '../../lib/launch.ts';
import { storeLaunchedSession } from '../../lib/session.ts';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { openLaunchedSession } from './launch-calls.ts';

const keyRoot = 'launch';

/** /lti/arrive: out of a course, with the code that the launch has left in this frame. */
export function ArrivePage() {
  const { t } = useTranslation('course-launch');
  const [code] = useState(() => takeLaunchCode(window.location.hash.slice(1)));
  const arrival = useArrival(code);
  if (code === null) return <MessagePage title={t('arrive.over')} text={t('arrive.again')} />;
  if (arrival.isError) return <MessagePage title={t('arrive.title')} text={messageOf(arrival.error)} />;
  if (arrival.data === undefined) return <LoadingPage />;
  return <Navigate to={arrival.data} replace />;
}

/** A query and not a mutation, because a code counts once: the cache holds a second drawing back from spending it again. */
function useArrival(code: string | null) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [keyRoot, code],
    enabled: code !== null,
    queryFn: async () => {
      const { user, launch } = await openLaunchedSession(code ?? '');
      // What another account has seen in this frame is not for this one.
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== keyRoot });
      storeLaunch(launch);
      storeLaunchedSession(user);
      const language = user.language ?? (launch.locale === null ? null : languageOfTag(launch.locale));
      if (language !== null) await chooseLanguage(language);
      return launch.target;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
