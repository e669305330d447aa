import { useEffect, useEffectEvent } from 'react';
import type { HostBridge } from '../host/host-bridge.ts';

const takesLetters =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Keys that do nothing here are the host's: Escape may end what it has set up, and in a document that is only read a letter without another key
 * may be a key of its page.
 */
export function useHostKeys(bridge: HostBridge, canWrite: () => boolean): void {
  const pass = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') bridge.post('Redraft_Escape', {});
    else if (!canWrite() && isLetterAlone(event)) bridge.post('Redraft_Key', { key: event.key });
  });
  // Synchronises with the keyboard of the page: behind everything that uses a key.
  useEffect(() => {
    window.addEventListener('keydown', pass);
    return () => window.removeEventListener('keydown', pass);
  }, []);
}

function isLetterAlone({ key, ctrlKey, altKey, metaKey, isComposing, target }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey || isComposing || [...key].length !== 1 || key === ' ') return false;
  return !(target instanceof Element && target.closest(takesLetters) !== null);
}
