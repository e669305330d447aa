import type { ReactNode } from 'react';
import { isPanelOverDocument } from '../../../ui/panel-over-document.ts';
import { useEditor } from '../../editing/editing-context.ts';
import { usePageActions } from '../../toolkit/page-actions.tsx';
import type { ReviewItem } from './review-list.ts';
import { selectItemText } from './show-in-text.ts';

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
        if (isPanelOverDocument()) page.closePanel();
        selectItemText(editor, item);
      }}
    >
      {children}
    </button>
  );
}
