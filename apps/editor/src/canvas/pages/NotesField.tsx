import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n.ts';
import { setPage } from '../commands/page-commands.ts';
import { useFindInNotes } from '../find/use-find.ts';
import { getCurrentPage, useCanvas, useEditorContext } from '../state/editor-context.tsx';

/** Speaker notes, below the slide. */
export function NotesField() {
  const t = useTexts();
  const { canvas } = useEditorContext();
  const page = useCanvas(getCurrentPage);
  const canWrite = useCanvas((now) => now.canWrite);
  const field = useRef<HTMLTextAreaElement>(null);
  const match = useFindInNotes();
  // Selects the current match in the field.
  useEffect(() => {
    if (match === null || field.current === null) return;
    field.current.setSelectionRange(match.from, match.to);
    field.current.scrollIntoView({ block: 'nearest' });
  }, [match]);
  if (page === undefined || page.notes === null) return null;
  return (
    <textarea
      ref={field}
      className="notes-field"
      dir="auto"
      spellCheck
      aria-label={t('canvas:notes')}
      placeholder={t('canvas:notesHint')}
      readOnly={!canWrite}
      data-found={match !== null}
      // A line break within a paragraph is shown like any other line.
      value={page.notes.replaceAll('\v', '\n')}
      onChange={(event) =>
        canvas.change(setPage(canvas.getState().scene, page.id, { notes: event.target.value }), {
          undoGroup: `notes:${page.id}`,
        })
      }
      onKeyDown={(event) => {
        // Undo applies to the document, not to the field's own history.
        const key = event.key.toLowerCase();
        if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
        event.preventDefault();
        if (key === 'y' || event.shiftKey) canvas.redo();
        else canvas.undo();
      }}
    />
  );
}
