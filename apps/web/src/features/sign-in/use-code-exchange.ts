import { useQuery, useQueryClient } from '@tanstack/react-query';
import { chooseLanguage } from '../../lib/i18n.ts';
import { clearReturnPath } from '../../lib/return-path.ts';
import { storeSession } from '../../lib/session.ts';
import { exchangeCode } from './account-calls.ts';

const keyRoot = 'code-exchange';

/**
 * Exchanges the code for a session and stores it. A query and not a mutation, because a code works once:
 * the cache holds a second rendering of the page, or a returning focus, back from spending it again. The
 * token itself goes to the session only, never into the cache.
 */
export function useCodeExchange(token: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [keyRoot, token],
    queryFn: async () => {
      const user = await exchangeCode(token);
      // What another account has seen in this tab is not for this one.
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== keyRoot });
      storeSession(user);
      if (user.language !== null) await chooseLanguage(user.language);
      clearReturnPath();
      return true;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
