import type { ReactNode } from 'react';
import { CardFrame } from '../../../ui/comments/CardFrame.tsx';
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

/** A comment or change of a text. Using its card highlights its place in the text. */
export function Card({ item, label, isActive, onAnchor, children }: Props) {
  const editor = useEditor();
  const source = getSource(item);
  return (
    <CardFrame
      {...{ label, isActive }}
      className={source === null ? '' : `by-${source}`}
      isDone={
        (item.kind === 'thread' && item.thread.root.done === true) ||
        (item.kind === 'host' && item.comment.isDone)
      }
      onChoose={(card) => {
        onAnchor(card);
        highlightRange(editor, item);
      }}
    >
      {children}
    </CardFrame>
  );
}

function getSource(item: ReviewItem): CommentSource | null {
  if (item.kind === 'host') return item.comment.role;
  return item.kind === 'thread' ? 'file' : null;
}
