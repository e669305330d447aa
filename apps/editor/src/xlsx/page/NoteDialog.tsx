import { useId, useState } from 'react';
import { useDrafts } from '../../frame/saving/use-drafts.ts';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useEditing, useSheetView } from '../editing/editing-context.ts';
import { formatAddress } from '../workbook/area.ts';
import type { CellAddress } from '../workbook/workbook.ts';
import { useAuthor } from './author.ts';

/** Edits or removes the note of a cell. Unsaved text is restored after Escape or a reload. */
export function NoteDialog({ place, onClose }: { place: CellAddress; onClose: () => void }) {
  const t = useTexts();
  const id = useId();
  const editing = useEditing();
  const author = useAuthor();
  const { sheet } = useSheetView();
  const note = sheet.notes.find(({ row, column }) => row === place.row && column === place.column);
  const drafts = useDrafts();
  const draft = `note ${sheet.id} ${formatAddress(place)}`;
  const [text, setText] = useState(() => drafts.find(draft)?.text ?? note?.text ?? '');
  const change = (words: string): void => {
    setText(words);
    if (words === (note?.text ?? '')) drafts.discard(draft);
    else drafts.keep({ name: draft, text: words, place: null });
  };
  const write = (words: string | null): void => {
    drafts.discard(draft);
    if (words === (note?.text ?? null)) return;
    editing.apply({
      kind: 'note',
      sheet: sheet.id,
      place: { row: place.row, column: place.column },
      text: words,
      author,
    });
  };
  return (
    <FormDialog
      title={t('page:noteOf', { place: formatAddress(place) })}
      action={t('page:keepNote')}
      onApply={() => write(text.trim() === '' ? null : text)}
      onClose={onClose}
      onCancel={() => drafts.discard(draft)}
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
          onChange={(event) => change(event.target.value)}
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
