import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { getPageDirection, useTexts } from '../../../i18n.ts';
import { useDocumentFocus } from '../../../ui/document-focus.ts';
import { keepTabInside } from '../../../ui/keep-tab-inside.ts';
import { useEditor } from '../../editing/editing-context.ts';
import { usePageActions } from '../../toolkit/page-actions.tsx';
import { getReviewState } from '../review-state.ts';
import { addHostComment } from './add-host-comment.ts';
import { findInBank } from './find-in-bank.ts';
import { computePositionAtSelection } from './selection-place.ts';
import { useHostComments } from './store.ts';

/** The size in review.css. */
const size = { width: 340, height: 320 };

/** The user's comment bank, shown at the selected text: filtered by typing, chosen with arrow keys and Enter. */
export function BankPicker({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { bank } = useHostComments();
  const { dialog, place: position } = useDialogAtSelection();
  const [listId, problemId] = [useId(), useId()];
  const [search, setSearch] = useState('');
  const [selectedIndex, setSelectedIndex] = useState(0);
  const { problem, isSending, send } = useSendFromBank(onClose);
  const found = findInBank(bank, search);
  const optionIndex = Math.min(selectedIndex, found.length - 1);
  const handleKey = (event: KeyboardEvent<HTMLDialogElement>): void => {
    // Keys typed here do not reach the page's shortcuts.
    event.stopPropagation();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setSelectedIndex(Math.max(0, Math.min(optionIndex + step, found.length - 1)));
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) send(found[optionIndex]);
    else {
      keepTabInside(event);
      return;
    }
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className="bank-picker"
      dir={getPageDirection()}
      aria-label={t('review:tool.fromBank')}
      style={position ?? undefined}
      data-placed={position !== null}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={handleKey}
    >
      <input
        type="text"
        role="combobox"
        aria-label={t('review:bankPicker.search')}
        placeholder={t('review:bankPicker.search')}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? `${listId}-${optionIndex}` : undefined}
        aria-describedby={problemId}
        autoComplete="off"
        dir="auto"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setSelectedIndex(0);
        }}
      />
      <div id={listId} role="listbox" aria-label={t('comments:bank')} aria-busy={isSending}>
        {found.map((comment, index) => (
          <Choice
            key={comment}
            id={`${listId}-${index}`}
            comment={comment}
            isChosen={index === optionIndex}
            onChoose={() => send(comment)}
          />
        ))}
      </div>
      {found.length > 0 ? null : (
        <p role="status">{t(bank.length === 0 ? 'review:bankPicker.empty' : 'review:bankPicker.none')}</p>
      )}
      <p id={problemId} role="alert" className="bank-problem">
        {problem}
      </p>
    </dialog>
  );
}

interface ChoiceProps {
  id: string;
  comment: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ id, comment, isChosen, onChoose }: ChoiceProps) {
  const element = useRef<HTMLDivElement>(null);
  // Synchronises with the scroll position of the list.
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field over the list has the focus, and its keys choose.
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      dir="auto"
      onClick={onChoose}
    >
      {comment}
    </div>
  );
}

/** A modal dialog: it takes and keeps the focus, and returns it to the text. */
function useDialogAtSelection() {
  const editor = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  const [position] = useState(() => computePositionAtSelection(editor, size));
  const focusHome = useDocumentFocus();
  // Opens the dialog in the browser's top layer.
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      focusHome?.focus();
    };
  }, [focusHome]);
  return { dialog, place: position };
}

/** Adds the comment; if the host refuses, the list stays open and shows why. */
function useSendFromBank(onDone: () => void) {
  const t = useTexts();
  const editor = useEditor();
  const page = usePageActions();
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async (comment: string | undefined): Promise<void> => {
    const range = getReviewState(editor.view.state).marked;
    if (comment === undefined || range === null || isSending) return;
    setSending(true);
    const error = await addHostComment(editor, range, comment);
    setSending(false);
    if (error !== null) {
      setProblem(error || t('review:notSent'));
      return;
    }
    page.openPanel('comments');
    page.announce(t('review:bankPicker.added'));
    onDone();
  };
  return { problem, isSending, send: (comment: string | undefined) => void send(comment) };
}
