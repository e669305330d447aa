import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { dismissSnackbar, notify } from '../../lib/snackbars.ts';

/** Offers to take back what was removed, as long as the list is there that it was removed from. */
export function useUndoOffers(): (title: string, restore: () => void) => void {
  const { t } = useTranslation('rubrics');
  const offers = useRef<number[]>([]);
  // Synchronises with the snackbars, which outlive this list.
  useEffect(() => () => offers.current.forEach(dismissSnackbar), []);
  return (title, restore) => {
    const action = { label: t('editor.undo'), onClick: restore };
    offers.current.push(notify(t('editor.removed', { title }), { kind: 'info', action }));
  };
}

/** To move a row in the page its element is taken out and put back, and would lose the focus by that. */
export function keepingFocus(move: () => void): void {
  const focused = document.activeElement;
  flushSync(move);
  if (focused instanceof HTMLElement) focused.focus();
}
