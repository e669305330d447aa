import { useEffect } from 'react';
import { goTo } from '../lib/navigation.ts';

/** Redirects to another page on mount. */
export function GoTo({ to }: { to: string }) {
  // Synchronises the address with what is to be shown.
  useEffect(() => goTo(to, { replace: true }), [to]);
  return null;
}
