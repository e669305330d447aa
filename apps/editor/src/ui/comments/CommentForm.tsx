import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { useCardDocument } from './card-document.ts';

interface Props {
  /** Name of the draft: unsent text is stored on the device under it until it is sent or discarded. */
  name: string;
  label: string;
  sendLabel: string;
  initial?: string;
  /** Comment bank to insert from. */
  bank?: readonly string[];
  /** Enter sends, Shift+Enter inserts a line break. */
  sendsByEnter?: boolean;
  /** It was just opened. */
  takesFocus: boolean;
  /** False if sending failed; the text stays. */
  onSend: (text: string) => boolean | Promise<boolean>;
  onClose: () => void;
  /** The focus moves elsewhere. */
  onLeave?: () => void;
}

export function CommentForm(props: Props) {
  const { label, sendLabel, takesFocus, onLeave, bank = [], sendsByEnter = false } = props;
  const t = useTexts();
  const cardDocument = useCardDocument();
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, hasUnsentText, isSending, write, close, submit } = useCommentDraft(props);
  // Synchronises with the focus: the command that opened the form moves the focus to it.
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const handleEscape = (): void => {
    if (hasUnsentText) cardDocument.focus();
    else close();
  };
  return (
    <form
      className="comment-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (isSendKey(event, sendsByEnter)) void submit();
        else if (event.key === 'Escape') handleEscape();
        else return;
        event.preventDefault();
      }}
    >
      <label className="unseen" htmlFor={fieldId}>
        {label}
      </label>
      <textarea
        id={fieldId}
        ref={field}
        dir="auto"
        rows={2}
        placeholder={label}
        value={text}
        onChange={(event) => write(event.target.value)}
        onBlur={onLeave}
      />
      {bank.length === 0 ? null : (
        <BankChoice
          bank={bank}
          onChoose={(chosen) => {
            write(text.trim() === '' ? chosen : `${text.trimEnd()} ${chosen}`);
            field.current?.focus();
          }}
        />
      )}
      <div className="card-actions">
        <button type="submit" className="quiet-action main-action" disabled={text.trim() === '' || isSending}>
          {sendLabel}
        </button>
        <button type="button" className="quiet-action" onClick={close}>
          {t(hasUnsentText ? 'comments:discard' : 'comments:cancel')}
        </button>
      </div>
    </form>
  );
}

/** Unsent text, stored on the device on every key press. */
function useCommentDraft({ name, initial = '', onSend, onClose }: Props) {
  const { drafts } = useCardDocument();
  const [text, setText] = useState(() => drafts.find(name)?.text ?? initial);
  const [isSending, setSending] = useState(false);
  const write = (newText: string): void => {
    setText(newText);
    if (newText === initial) drafts.discard(name);
    else drafts.store(name, newText);
  };
  const close = (): void => {
    drafts.discard(name);
    onClose();
  };
  const submit = async (): Promise<void> => {
    if (text.trim() === '' || isSending) return;
    setSending(true);
    if (await onSend(text.trim())) drafts.discard(name);
    setSending(false);
  };
  return { text, hasUnsentText: text.trim() !== '' && text !== initial, isSending, write, close, submit };
}

function isSendKey(event: KeyboardEvent, sendsByEnter: boolean): boolean {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return false;
  const isInField = event.target instanceof HTMLTextAreaElement;
  return event.ctrlKey || event.metaKey || (sendsByEnter && isInField && !event.shiftKey);
}

/** The start of a text is enough to recognise it. */
const maxLength = 60;

function BankChoice({ bank, onChoose }: { bank: readonly string[]; onChoose: (text: string) => void }) {
  const t = useTexts();
  return (
    <select
      className="comment-bank"
      aria-label={t('comments:bank')}
      value=""
      onChange={(event) => onChoose(bank[Number(event.target.value)] ?? '')}
    >
      <option value="" disabled>
        {t('comments:bank')}
      </option>
      {bank.map((text, index) => (
        <option key={text} value={index} dir="auto">
          {text.length > maxLength ? `${text.slice(0, maxLength)}…` : text}
        </option>
      ))}
    </select>
  );
}
