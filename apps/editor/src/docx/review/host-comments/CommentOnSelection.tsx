import { LibraryBig, MessageSquarePlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { getPageDirection, useTexts } from '../../../i18n.ts';
import { commentKeys } from '../../../ui/comments/comment-keys.ts';
import { formatShortcut } from '../../../ui/toolbar/key-names.ts';
import type { DocumentEditor } from '../../editing/editing.ts';
import { useEditor } from '../../editing/editing-context.ts';
import { usePageActions } from '../../toolkit/page-actions.tsx';
import { startComment } from '../comments/start-comment.ts';
import { getReviewState } from '../review-state.ts';
import { bankKeys, openBankPicker } from './bank-tool.tsx';
import { computePositionAtSelection, type ScreenPosition } from './selection-place.ts';
import { sendsCommentsToHost, useHostComments } from './store.ts';

/** For readers who comment: a button at the selected text. */
export function CommentOnSelection() {
  const t = useTexts();
  const editor = useEditor();
  const page = usePageActions();
  const { canAdd } = useHostComments();
  const [position, setPosition] = useState<ScreenPosition | null>(null);
  const [width, setWidth] = useState(estimatedWidth);
  // Synchronises with the selection and with scrolling.
  useEffect(() => {
    if (!canAdd) return;
    let frame = 0;
    const update = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() =>
        setPosition((before) => keepIfEqual(before, computeButtonPosition(editor, width))),
      );
    };
    update();
    const unsubscribe = editor.subscribe(update);
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [editor, canAdd, width]);
  if (!canAdd || position === null) return null;
  return (
    <div
      ref={(element) => {
        if (element !== null) setWidth(element.offsetWidth);
      }}
      className="comment-here"
      dir={getPageDirection()}
      style={{ left: position.left, top: position.top, bottom: position.bottom }}
      // Keeps the text selection.
      onPointerDown={(event) => event.preventDefault()}
    >
      <button
        type="button"
        title={formatShortcut(commentKeys, t)}
        onClick={() => {
          startComment(editor, page);
          setPosition(null);
        }}
      >
        <MessageSquarePlus size={16} aria-hidden />
        {t('comments:send')}
      </button>
      <button
        type="button"
        aria-label={t('review:tool.fromBank')}
        title={`${t('review:tool.fromBank')} (${formatShortcut(bankKeys, t)})`}
        onClick={() => {
          openBankPicker(editor, page);
          setPosition(null);
        }}
      >
        <LibraryBig size={16} aria-hidden />
      </button>
    </div>
  );
}

/** Size of the buttons, to keep them within the window; the width is an estimate until they are rendered, as labels depend on the language. */
const height = 38;
const estimatedWidth = 170;

function computeButtonPosition(editor: DocumentEditor, width: number): ScreenPosition | null {
  const { state } = editor.view;
  const { from, to, empty } = state.selection;
  if (empty || !sendsCommentsToHost(editor) || getReviewState(state).focusedDraft !== null) return null;
  if (state.doc.textBetween(from, to, ' ').trim() === '') return null;
  return computePositionAtSelection(editor, { width, height });
}

function keepIfEqual(before: ScreenPosition | null, next: ScreenPosition | null): ScreenPosition | null {
  const keys = ['top', 'bottom', 'left'] as const;
  return keys.every((key) => before?.[key] === next?.[key]) ? before : next;
}
