import { type ReactNode, useEffect, useRef } from 'react';
import { isPanelOverDocument } from '../../../ui/comments/panel-over-document.ts';
import { useEditor } from '../../editing/editing-context.ts';
import type { ReviewItem } from './review-list.ts';
import type { CommentSource } from './SourceSign.tsx';
import { highlightRange } from './show-in-text.ts';

interface Props {
  item: ReviewItem;
  label: string;
  isActive: boolean;
  /** The card was clicked, or focused by keyboard. */
  onAnchor: (card: Element) => void;
  children: ReactNode;
}

/** One card of the list. Using it highlights its place in the text; the card of the caret is scrolled into view. */
export function Card({ item, label, isActive, onAnchor, children }: Props) {
  const editor = useEditor();
  const card = useRef<HTMLElement>(null);
  // Synchronises with the scroll position of the list. Beside the text, the margin layout moves the card.
  useEffect(() => {
    if (isActive && isPanelOverDocument() && card.current?.contains(document.activeElement) === false)
      card.current.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const source = getSource(item);
  const highlightInText = (): void => {
    if (isActive || card.current === null) return;
    onAnchor(card.current);
    highlightRange(editor, item);
  };
  return (
    <li>
      <article
        ref={card}
        className={source === null ? 'card' : `card by-${source}`}
        aria-label={label}
        aria-current={isActive}
        data-done={
          (item.kind === 'thread' && item.thread.root.done === true) ||
          (item.kind === 'host' && item.comment.isDone)
        }
        onFocus={highlightInText}
        onPointerUp={highlightInText}
      >
        {children}
      </article>
    </li>
  );
}

function getSource(item: ReviewItem): CommentSource | null {
  if (item.kind === 'host') return item.comment.role;
  return item.kind === 'thread' ? 'file' : null;
}
