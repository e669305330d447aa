import { useEffect } from 'react';
import type { HostBridge } from '../host/host-bridge.ts';

/** An Escape that closes nothing here is the host's: it may have set the page up in a way that Escape ends. */
export function useHostEscape(bridge: HostBridge): void {
  // Synchronises with the keyboard of the page: behind everything that Escape closes.
  useEffect(() => {
    const pass = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) bridge.post('Redraft_Escape', {});
    };
    window.addEventListener('keydown', pass);
    return () => window.removeEventListener('keydown', pass);
  }, [bridge]);
}
