import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { getPageDirection, useTexts } from '../i18n.ts';
import { useDocumentFocus } from './document-focus.ts';
import { getPreviousFocus } from './held-keys/key-buffer.ts';
import { keepTabInside } from './keep-tab-inside.ts';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Beside the close button. */
  actions?: ReactNode;
  /** The content has its own row of buttons; one in the corner closes it. */
  hasOwnActions?: boolean;
}

/** A native modal dialog: it takes and keeps the focus, closes on Escape and restores the focus. */
export function Dialog({ title, onClose, children, actions, hasOwnActions = false }: Props) {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const documentFocus = useDocumentFocus();
  // Opens the dialog in the browser's top layer.
  useEffect(() => {
    const previousFocus = getPreviousFocus();
    const element = dialog.current;
    element?.showModal();
    // The browser focuses the first focusable element, even one that Tab would skip.
    (
      element?.querySelector<HTMLElement>('[data-first]') ?? findSelectedRadio(document.activeElement)
    )?.focus();
    return () => {
      const chosenFocus = document.activeElement;
      element?.close();
      // What the dialog did may have moved the focus already, as a new table does to its first cell.
      const isOutside = chosenFocus !== document.body && element?.contains(chosenFocus) !== true;
      if (chosenFocus instanceof HTMLElement && isOutside) {
        if (document.activeElement !== chosenFocus) chosenFocus.focus({ preventScroll: true });
        return;
      }
      // The text restores its own caret; the browser would put it at the beginning.
      if (documentFocus !== null && (previousFocus === documentFocus.dom || previousFocus === document.body))
        documentFocus.focus();
      else if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
    };
  }, [documentFocus]);
  return (
    <dialog
      ref={dialog}
      dir={getPageDirection()}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        // Keys typed here do not reach the page's shortcuts.
        event.stopPropagation();
        keepTabInside(event);
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <div className="dialog-body">{children}</div>
      {hasOwnActions ? (
        <button type="button" className="icon-button dialog-close" aria-label={t('close')} onClick={onClose}>
          <X size={18} aria-hidden />
        </button>
      ) : (
        <div className="dialog-actions">
          {actions}
          <button type="button" onClick={onClose}>
            {t('close')}
          </button>
        </div>
      )}
    </dialog>
  );
}

/** In a radio group the selected button gets the focus, as with Tab. */
function findSelectedRadio(focused: Element | null): HTMLElement | null {
  if (!(focused instanceof HTMLInputElement) || focused.type !== 'radio') return null;
  const group = focused.closest('dialog')?.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked');
  return [...(group ?? [])].find(({ name }) => name === focused.name) ?? null;
}
