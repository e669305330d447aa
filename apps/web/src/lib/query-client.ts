import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from './api-error.ts';
import { notify } from './snackbars.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `showsOwnError`: the form shows the error itself, so no snackbar repeats it. */
    mutationMeta: { showsOwnError?: boolean };
    /** `showsOwnSlowness`: its placeholder says itself that loading takes long. */
    queryMeta: { showsOwnSlowness?: boolean };
  }
}

/** A 4xx response would be the same again; only network failures and 5xx are retried. */
function shouldRetry(failures: number, error: Error): boolean {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isRefused && failures < 2;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // What a browser says of its network may be wrong: a request tells, and what is wanted now is not sent later unasked.
    queries: {
      retry: shouldRetry,
      staleTime: 30_000,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      if (mutation.meta?.showsOwnError !== true) notify(messageOf(error), { kind: 'error' });
    },
  }),
});
