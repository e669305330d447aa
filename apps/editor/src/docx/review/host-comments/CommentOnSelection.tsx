import { LibraryBig, MessageSquarePlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n.ts';
import { keyName } from '../../../ui/toolbar/key-names.ts';
import type { Editing } from '../../editing/editing.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { usePageActions } from '../../toolkit/page-actions.tsx';
import { commentKeys, startComment } from '../comments/start-comment.ts';
import { reviewOf } from '../review-state.ts';
import { bankKeys, chooseFromBank } from './bank-tool.tsx';
import { type Place, placeAtSelection } from './selection-place.ts';
import { isForHost, useHostComments } from './store.ts';

/** For readers who comment: a button at the selected text. */
export function CommentOnSelection() {
  const t = useTexts();
  const editing = useEditing();
  const page = usePageActions();
  const { canAdd } = useHostComments();
  const [place, setPlace] = useState<Place | null>(null);
  const [width, setWidth] = useState(widthBefore);
  // Synchronises with the selection and with scrolling.
  useEffect(() => {
    if (!canAdd) return;
    let frame = 0;
    const update = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setPlace((before) => same(before, placeOfButton(editing, width))));
    };
    update();
    const stop = editing.subscribe(update);
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      stop();
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [editing, canAdd, width]);
  if (!canAdd || place === null) return null;
  return (
    <div
      ref={(drawn) => {
        if (drawn !== null) setWidth(drawn.offsetWidth);
      }}
      className="comment-here"
      style={{ left: place.left, top: place.top, bottom: place.bottom }}
      // Keeps the text selection.
      onPointerDown={(event) => event.preventDefault()}
    >
      <button
        type="button"
        title={keyName(commentKeys, t)}
        onClick={() => {
          startComment(editing, page);
          setPlace(null);
        }}
      >
        <MessageSquarePlus size={16} aria-hidden />
        {t('review:send')}
      </button>
      <button
        type="button"
        aria-label={t('review:tool.fromBank')}
        title={`${t('review:tool.fromBank')} (${keyName(bankKeys, t)})`}
        onClick={() => {
          chooseFromBank(editing, page);
          setPlace(null);
        }}
      >
        <LibraryBig size={16} aria-hidden />
      </button>
    </div>
  );
}

/** Size of the buttons, to keep them within the window; the width is an estimate until they are rendered, as labels depend on the language. */
const height = 38;
const widthBefore = 170;

function placeOfButton(editing: Editing, width: number): Place | null {
  const { state } = editing.view;
  const { from, to, empty } = state.selection;
  if (empty || !isForHost(editing) || reviewOf(state).writing !== null) return null;
  if (state.doc.textBetween(from, to, ' ').trim() === '') return null;
  return placeAtSelection(editing, { width, height });
}

function same(before: Place | null, now: Place | null): Place | null {
  const keys = ['top', 'bottom', 'left'] as const;
  return keys.every((key) => before?.[key] === now?.[key]) ? before : now;
}
