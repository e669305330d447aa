import { useId, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { placeName } from '../book/area.ts';
import type { Place } from '../book/book.ts';
import { useAuthor } from './author.ts';
import { useEditing, useShown } from './editing-context.ts';

/** Writes the note of a cell, or takes it away. */
export function NoteDialog({ place, onClose }: { place: Place; onClose: () => void }) {
  const t = useTexts();
  const id = useId();
  const editing = useEditing();
  const author = useAuthor();
  const { sheet } = useShown();
  const note = sheet.notes.find(({ row, column }) => row === place.row && column === place.column);
  const [text, setText] = useState(note?.text ?? '');
  const write = (words: string | null): void => {
    if (words === (note?.text ?? null)) return;
    editing.act({
      kind: 'note',
      sheet: sheet.id,
      place: { row: place.row, column: place.column },
      text: words,
      author,
    });
  };
  return (
    <FormDialog
      title={t('page:noteOf', { place: placeName(place) })}
      action={t('page:keepNote')}
      onApply={() => write(text.trim() === '' ? null : text)}
      onClose={onClose}
    >
      <div className="field">
        <label htmlFor={id}>
          {note === undefined || note.author === ''
            ? t('page:noteText')
            : t('page:noteBy', { author: note.author })}
        </label>
        <textarea
          id={id}
          data-first
          dir="auto"
          className="sheet-note-field"
          rows={6}
          maxLength={32_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {note === undefined ? null : (
        <button
          type="button"
          onClick={() => {
            onClose();
            write(null);
          }}
        >
          {t('page:removeNote')}
        </button>
      )}
    </FormDialog>
  );
}
