import { useState } from 'react';
import { safeTarget } from './redirect-target.ts';

/** The page this sign-in is on the way to; as it was asked for, though the address is left meanwhile. */
export function useTarget(): string {
  const [target] = useState(() => {
    const { search, origin } = window.location;
    return safeTarget(new URLSearchParams(search).get('redirect_url'), origin);
  });
  return target;
}
