import { useQuery, useQueryClient } from '@tanstack/react-query';
import { chooseLanguage } from '../../lib/i18n.ts';
import { clearReturnPath } from '../../lib/return-path.ts';
import { storeSession } from '../../lib/session.ts';
import { exchangeCode } from './account-calls.ts';

const keyRoot = 'code-exchange';

/**
 * Exchanges the code for a session and stores it. A query instead of a mutation, because a code works only once: the cache prevents another exchange
 * on re-render or refocus. The token is stored in the session only, never in the cache.
 */
export function useCodeExchange(token: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [keyRoot, token],
    queryFn: async () => {
      const user = await exchangeCode(token);
      // Cached data of another account in this tab must not be visible to this one.
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
