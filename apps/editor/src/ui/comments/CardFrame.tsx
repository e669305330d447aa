import { type ReactNode, useEffect, useRef } from 'react';
import { isPanelOverDocument } from '../panel-over-document.ts';

interface Props {
  label: string;
  className?: string;
  isActive: boolean;
  isDone?: boolean;
  /** It was clicked, or focused by keyboard, and was not active. */
  onChoose: (card: Element) => void;
  children: ReactNode;
}

/** One card of the list. The active card is scrolled into view. */
export function CardFrame({ label, className = '', isActive, isDone = false, onChoose, children }: Props) {
  const card = useRef<HTMLElement>(null);
  // Synchronises with the scroll position of the list. Beside the document, the margin layout moves the card.
  useEffect(() => {
    if (isActive && isPanelOverDocument() && card.current?.contains(document.activeElement) === false)
      card.current.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const choose = (): void => {
    if (!isActive && card.current !== null) onChoose(card.current);
  };
  return (
    <li>
      <article
        ref={card}
        className={`card ${className}`.trimEnd()}
        aria-label={label}
        aria-current={isActive}
        data-done={isDone}
        onFocus={choose}
        onPointerUp={choose}
      >
        {children}
      </article>
    </li>
  );
}
