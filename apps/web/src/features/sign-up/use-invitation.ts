import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readInvitation } from './sign-up-calls.ts';

/** The invitation token in the URL, if any. */
export function useInvitationToken(): string | null {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('invitation'));
  return token;
}

/** Details of the invitation; requested once. */
export function useInvitation(token: string | null) {
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => readInvitation(token ?? '', signal),
    enabled: token !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
