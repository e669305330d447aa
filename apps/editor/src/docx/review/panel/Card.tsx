import { type ReactNode, useEffect, useRef } from 'react';
import { useEditing } from '../../editing/editing-context.ts';
import { activeOf, type Item, rangeOf } from './review-list.ts';
import { pointOut } from './show-in-text.ts';

interface Props {
  item: Item;
  label: string;
  isActive: boolean;
  children: ReactNode;
}

/** One place of the list. What is done in it shows where it stands in the text; what the caret stands in is brought in sight here. */
export function Card({ item, label, isActive, children }: Props) {
  const editing = useEditing();
  const card = useRef<HTMLElement>(null);
  // Synchronises with how far the list is scrolled.
  useEffect(() => {
    if (isActive && card.current?.contains(document.activeElement) === false)
      card.current.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const show = (): void => {
    if (!isActive) pointOut(editing.view, activeOf(item), rangeOf(item));
  };
  return (
    <li>
      <article
        ref={card}
        className="card"
        aria-label={label}
        aria-current={isActive}
        data-done={item.kind === 'thread' && item.thread.root.done === true}
        onFocus={show}
        onPointerUp={show}
      >
        {children}
      </article>
    </li>
  );
}
