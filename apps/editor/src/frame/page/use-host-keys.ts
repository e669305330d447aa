import { useEffect, useEffectEvent } from 'react';
import type { HostBridge } from '../host/host-bridge.ts';
import { isRegionKey } from '../keyboard/regions.ts';

const textInputSelector =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Unused keys are forwarded to the host: Escape may close its UI, F6 goes on to its page, and in a read-only document a plain letter may be a shortcut of
 * that page.
 */
export function useHostKeys(bridge: HostBridge, canWrite: () => boolean): void {
  const forwardKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') bridge.post('Redraft_Escape', {});
    else if (isRegionKey(event)) {
      event.preventDefault();
      bridge.post('Redraft_FocusOutside', { forward: !event.shiftKey });
    } else if (!canWrite() && isPlainCharacter(event)) bridge.post('Redraft_Key', { key: event.key });
  });
  // Listens to keys that no other handler has used.
  useEffect(() => {
    window.addEventListener('keydown', forwardKey);
    return () => window.removeEventListener('keydown', forwardKey);
  }, []);
}

function isPlainCharacter({ key, ctrlKey, altKey, metaKey, isComposing, target }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey || isComposing || [...key].length !== 1 || key === ' ') return false;
  return !(target instanceof Element && target.closest(textInputSelector) !== null);
}
