import { useState } from 'react';
import { safeTarget } from './redirect-target.ts';

/** The page this sign-in is on the way to; as it was asked for, though the address is left meanwhile. */
export function useTarget(otherwise: string | null = null): string {
  const [target] = useState(() => {
    const { search, origin } = window.location;
    return safeTarget(new URLSearchParams(search).get('redirect_url') ?? otherwise, origin);
  });
  return target;
}
