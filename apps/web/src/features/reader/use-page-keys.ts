import { useEffect, useEffectEvent } from 'react';
import { arePageKeysOn } from './page-keys-choice.ts';
import { findAction, type PageActions } from './reader-keys.ts';

/** Elements that take text input, or that cover the page. */
const typingSelector =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const overlaySelector = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"].MuiList-root';

/** Single-letter shortcuts of the page; ignored in fields and dialogs. Escape leaves a field. */
export function usePageKeys(actions: PageActions): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (document.querySelector(overlaySelector) !== null) return;
    if (target instanceof HTMLElement && target.closest(typingSelector) !== null) {
      if (event.key === 'Escape') target.blur();
      return;
    }
    if (!arePageKeysOn()) return;
    const action = findAction(event.key, actions);
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  // Listens for shortcuts anywhere on the page.
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
