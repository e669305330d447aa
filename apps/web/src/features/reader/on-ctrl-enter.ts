import type { KeyboardEvent } from 'react';

/** Handles Ctrl+Enter or ⌘+Enter in a field and stops the event. */
export const onCtrlEnter = (action: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation();
  action();
};
