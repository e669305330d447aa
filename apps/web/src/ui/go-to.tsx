import { useEffect } from 'react';
import { goTo } from '../lib/navigation.ts';

/** Redirects to another page on mount. */
export function GoTo({ to }: { to: string }) {
  // Replaces the address after rendering.
  useEffect(() => goTo(to, { replace: true }), [to]);
  return null;
}
