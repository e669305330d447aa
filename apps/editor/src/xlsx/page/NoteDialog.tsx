import { useId, useState } from 'react';
import { useDrafts } from '../../frame/saving/use-drafts.ts';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useEditing, useSheetView } from '../editing/editing-context.ts';
import { formatAddress } from '../workbook/area.ts';
import type { CellAddress } from '../workbook/workbook.ts';
import { useAuthor } from './author.ts';

/** Edits or removes the note of a cell. Unsaved text is restored after Escape or a reload. */
export function NoteDialog({ address, onClose }: { address: CellAddress; onClose: () => void }) {
  const t = useTexts();
  const id = useId();
  const editing = useEditing();
  const author = useAuthor();
  const { sheet } = useSheetView();
  const note = sheet.notes.find(({ row, column }) => row === address.row && column === address.column);
  const drafts = useDrafts();
  const draftName = `note ${sheet.id} ${formatAddress(address)}`;
  const [text, setText] = useState(() => drafts.find(draftName)?.text ?? note?.text ?? '');
  const changeText = (newText: string): void => {
    setText(newText);
    if (newText === (note?.text ?? '')) drafts.discard(draftName);
    else drafts.store({ name: draftName, text: newText, place: null });
  };
  const saveNote = (newText: string | null): void => {
    drafts.discard(draftName);
    if (newText === (note?.text ?? null)) return;
    editing.apply({
      kind: 'note',
      sheet: sheet.id,
      place: { row: address.row, column: address.column },
      text: newText,
      author,
    });
  };
  return (
    <FormDialog
      title={t('page:noteOf', { place: formatAddress(address) })}
      applyLabel={t('page:keepNote')}
      onApply={() => saveNote(text.trim() === '' ? null : text)}
      onClose={onClose}
      onCancel={() => drafts.discard(draftName)}
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
          onChange={(event) => changeText(event.target.value)}
        />
      </div>
      {note === undefined ? null : (
        <button
          type="button"
          onClick={() => {
            onClose();
            saveNote(null);
          }}
        >
          {t('page:removeNote')}
        </button>
      )}
    </FormDialog>
  );
}
