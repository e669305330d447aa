import type { EditorView } from 'prosemirror-view';
import type { EditorContext } from '../../canvas/state/editor-context.tsx';
import type { DocumentEditor } from '../../docx/editing/editing.ts';
import type { PageUiStore } from '../../docx/toolkit/page-host.ts';
import type { ToolContext } from '../../xlsx/editing/tool.ts';

/** Objects of the open page, captured on creation (setup.ts): the walk acts through them. */
export const captured: {
  editor: DocumentEditor | null;
  pageHost: PageUiStore | null;
  sheet: ToolContext | null;
  editorContext: EditorContext | null;
  /** Every text view: of the document, its notes, its headers, and shapes. */
  views: Set<EditorView>;
} = { editor: null, pageHost: null, sheet: null, editorContext: null, views: new Set() };

export function resetCaptured(): void {
  captured.editor = null;
  captured.pageHost = null;
  captured.sheet = null;
  captured.editorContext = null;
  captured.views.clear();
}
