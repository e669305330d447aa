import type { KeyboardEvent } from 'react';

/** Ctrl+Enter, or ⌘+Enter, in a field; nothing else hears of it. */
export const onCtrlEnter = (action: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation();
  action();
};
