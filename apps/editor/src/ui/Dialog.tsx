import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../i18n.ts';
import { useFocusHome } from './focus-home.ts';
import { focusedBefore } from './held-keys/key-buffer.ts';

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
  const home = useFocusHome();
  // Synchronises with the browser's top layer.
  useEffect(() => {
    const before = focusedBefore();
    const shown = dialog.current;
    shown?.showModal();
    // The browser focuses the first focusable element, even one that Tab would skip.
    (shown?.querySelector<HTMLElement>('[data-first]') ?? chosenOfGroup(document.activeElement))?.focus();
    return () => {
      shown?.close();
      // The text restores its own caret; the browser would put it at the beginning.
      if (home !== null && (before === home.dom || before === document.body)) home.focus();
      else if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [home]);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Keys typed here do not reach the page's shortcuts.
      onKeyDown={(event) => event.stopPropagation()}
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
function chosenOfGroup(focused: Element | null): HTMLElement | null {
  if (!(focused instanceof HTMLInputElement) || focused.type !== 'radio') return null;
  const group = focused.closest('dialog')?.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked');
  return [...(group ?? [])].find(({ name }) => name === focused.name) ?? null;
}
