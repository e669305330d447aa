import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useTexts } from '../i18n.ts';

interface Props {
  title: string;
  /** Class of its body. */
  className?: string;
  onClose: () => void;
  /** Receives the focus if it was in the panel on closing. */
  focusDocument: () => void;
  children: ReactNode;
}

/** Beside the document, or as a sheet over it on phones. */
export function SidePanel({ title, className = '', onClose, focusDocument, children }: Props) {
  const t = useTexts();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const close = (): void => {
    const hadFocus = panel.current?.contains(document.activeElement) ?? false;
    onClose();
    if (hadFocus) focusDocument();
  };
  return (
    <aside
      ref={panel}
      className="panel"
      data-region="panel"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.isDefaultPrevented()) return;
        event.preventDefault();
        close();
      }}
    >
      <header className="panel-head">
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={t('close')}
          title={t('close')}
          onClick={close}
        >
          <X size={18} aria-hidden />
        </button>
      </header>
      <div className={`panel-body ${className}`}>{children}</div>
    </aside>
  );
}
