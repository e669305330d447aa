import type { ReactNode } from 'react';
import { useEditor } from '../../editing/editing-context.ts';
import { usePageActions } from '../../toolkit/page-actions.tsx';
import type { ReviewItem } from './review-list.ts';
import { isPanelOverText, selectItemText } from './show-in-text.ts';

interface Props {
  item: ReviewItem;
  isTabStop: boolean;
  className: string;
  children: ReactNode;
}

/** The quoted text of a card, which is the link to the text. One of them is the list's tab stop; arrow keys move between them. */
export function GoToTextButton({ item, isTabStop, className, children }: Props) {
  const editor = useEditor();
  const page = usePageActions();
  return (
    <button
      type="button"
      className={`card-go ${className}`}
      dir="auto"
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => {
        // The sheet would otherwise cover the text.
        if (isPanelOverText()) page.closePanel();
        selectItemText(editor, item);
      }}
    >
      {children}
    </button>
  );
}

/** List keys: move between the cards, and back to the text. */
export function handleCardKeys(event: {
  key: string;
  target: EventTarget;
  currentTarget: HTMLElement;
  preventDefault: () => void;
}): 'moved' | 'left' | null {
  if (!(event.target instanceof HTMLElement) || event.target.closest('form') !== null) return null;
  if (event.key === 'Escape') return 'left';
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return null;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('.card-go')];
  const card = event.target.closest('.card');
  const currentIndex = stops.findIndex((stop) => card?.contains(stop));
  const next = stops[currentIndex + step];
  if (next === undefined) return null;
  next.focus();
  return 'moved';
}
