import { Plus } from 'lucide-react';
import { useTexts } from '../../i18n.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { useEditing, useSheetView } from '../editing/editing-context.ts';
import type { PageActions } from '../editing/tool.ts';
import { formatAddress, isSameCell } from '../workbook/area.ts';
import { NoteDialog } from './NoteDialog.tsx';

/** Side panel with the notes of a sheet; on phones it covers the cells. */
export function NotesPanel({ page, onClose }: { page: PageActions; onClose: () => void }) {
  const t = useTexts();
  const editing = useEditing();
  const { sheet, active, canWrite } = useSheetView();
  const notes = [...sheet.notes].sort((a, b) => a.row - b.row || a.column - b.column);
  const openDialog = (address: { row: number; column: number }): void =>
    page.showDialog(<NoteDialog address={address} onClose={() => page.showDialog(null)} />);
  return (
    <SidePanel
      title={t('page:notes')}
      className="sheet-notes"
      onClose={onClose}
      focusDocument={page.focusSheet}
    >
      {notes.length === 0 ? <p className="sheet-no-notes">{t('page:noNotes')}</p> : null}
      <ul>
        {notes.map((note) => (
          <li key={formatAddress(note)} data-here={isSameCell(note, active)}>
            <button
              type="button"
              className="sheet-note"
              onClick={() => editing.select({ row: note.row, column: note.column })}
            >
              <strong>{formatAddress(note)}</strong>
              {note.author === '' ? null : <bdi> {note.author}</bdi>}
              <span dir="auto">{note.text}</span>
            </button>
            {canWrite ? (
              <button
                type="button"
                className="quiet-action"
                onClick={() => openDialog({ row: note.row, column: note.column })}
              >
                {t('page:editNote')}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {canWrite ? (
        <button type="button" className="quiet-action" onClick={() => openDialog(active)}>
          <Plus size={16} aria-hidden /> {t('page:noteAt', { place: formatAddress(active) })}
        </button>
      ) : null}
    </SidePanel>
  );
}
