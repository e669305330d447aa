import { useEffect } from 'react';
import { goTo } from '../lib/navigation.ts';

/** In place of a page: leads on to another at once. */
export function GoTo({ to }: { to: string }) {
  // Synchronises the address with what is to be shown.
  useEffect(() => goTo(to, { replace: true }), [to]);
  return null;
}
