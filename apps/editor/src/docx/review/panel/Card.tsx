import { type ReactNode, useEffect, useRef } from 'react';
import { useEditing } from '../../editing/editing-context.ts';
import type { Item } from './review-list.ts';
import type { CommentSource } from './SourceSign.tsx';
import { highlightRange, isSheet } from './show-in-text.ts';

interface Props {
  item: Item;
  label: string;
  isActive: boolean;
  /** The card was clicked, or focused by keyboard. */
  onHold: (card: Element) => void;
  children: ReactNode;
}

/** One card of the list. Using it highlights its place in the text; the card of the caret is scrolled into view. */
export function Card({ item, label, isActive, onHold, children }: Props) {
  const editing = useEditing();
  const card = useRef<HTMLElement>(null);
  // Synchronises with the scroll position of the list. Beside the text, the margin layout moves the card.
  useEffect(() => {
    if (isActive && isSheet() && card.current?.contains(document.activeElement) === false)
      card.current.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const from = sourceOf(item);
  const show = (): void => {
    if (isActive || card.current === null) return;
    onHold(card.current);
    highlightRange(editing, item);
  };
  return (
    <li>
      <article
        ref={card}
        className={from === null ? 'card' : `card by-${from}`}
        aria-label={label}
        aria-current={isActive}
        data-done={
          (item.kind === 'thread' && item.thread.root.done === true) ||
          (item.kind === 'host' && item.comment.isDone)
        }
        onFocus={show}
        onPointerUp={show}
      >
        {children}
      </article>
    </li>
  );
}

function sourceOf(item: Item): CommentSource | null {
  if (item.kind === 'host') return item.comment.role;
  return item.kind === 'thread' ? 'file' : null;
}
