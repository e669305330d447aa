import { useId, useState } from 'react';
import { useTexts } from '../../../i18n.ts';
import type { Editing } from '../../editing/editing.ts';
import { useEditing } from '../../editing/editing-context.ts';

/** What is written and not sent yet: closing the panel, or a card that is drawn anew, takes no words. */
const unsent = new WeakMap<Editing, Map<string, string>>();

interface Props {
  /** Names what is written, among all that is not sent. */
  id: string;
  label: string;
  send: string;
  initial?: string;
  onSend: (text: string) => void;
  onCancel: () => void;
}

export function CommentForm({ id, label, send, initial = '', onSend, onCancel }: Props) {
  const t = useTexts();
  const editing = useEditing();
  const fieldId = useId();
  const [text, setText] = useState(() => unsent.get(editing)?.get(id) ?? initial);
  const keep = (written: string | null): void => {
    const kept = unsent.get(editing) ?? new Map<string, string>();
    unsent.set(editing, kept);
    if (written === null) kept.delete(id);
    else kept.set(id, written);
  };
  const finish = (act: () => void): void => {
    keep(null);
    act();
  };
  const submit = (): void => {
    if (text.trim() !== '') finish(() => onSend(text.trim()));
  };
  return (
    <form
      className="comment-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        else if (event.key === 'Escape') finish(onCancel);
        else return;
        event.preventDefault();
      }}
    >
      <label className="unseen" htmlFor={fieldId}>
        {label}
      </label>
      <textarea
        id={fieldId}
        // biome-ignore lint/a11y/noAutofocus: it appears because its button was pressed, and is what comes next.
        autoFocus
        dir="auto"
        rows={2}
        placeholder={label}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          keep(event.target.value);
        }}
      />
      <div className="card-actions">
        <button type="submit" className="quiet-action main-action" disabled={text.trim() === ''}>
          {send}
        </button>
        <button type="button" className="quiet-action" onClick={() => finish(onCancel)}>
          {t('review:cancel')}
        </button>
      </div>
    </form>
  );
}
