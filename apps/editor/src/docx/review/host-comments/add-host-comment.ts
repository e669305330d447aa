import { readSelectedText } from '../../document/selected-words.ts';
import type { DocumentEditor } from '../../editing/editing.ts';
import type { Range } from '../review-state.ts';
import { getHostCommentStore } from './store.ts';

/** Sends a comment on a range to the host; null on success, otherwise the error. */
export function addHostComment(editor: DocumentEditor, range: Range, text: string): Promise<string | null> {
  const quote = readSelectedText(editor.view.state.doc, range);
  return getHostCommentStore(editor).send({ act: 'add', quote, version: null, text });
}
