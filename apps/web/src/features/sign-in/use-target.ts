import { useState } from 'react';
import { safeTarget } from './redirect-target.ts';

/** The page to open after this sign-in; keeps the initial value when the URL changes. */
export function useTarget(otherwise: string | null = null): string {
  const [target] = useState(() => {
    const { search, origin } = window.location;
    return safeTarget(new URLSearchParams(search).get('redirect_url') ?? otherwise, origin);
  });
  return target;
}
