import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { transformTo } from './transform-to.ts';

/**
 * The same state with a newer reading of its document: the caret, marked words and what can be undone stay in their words. Null where that
 * cannot be. Its plugins are to be put in again: those that add changes of their own are left out, since what they add is in the reading.
 */
export function adoptDocument(state: EditorState, next: Node): EditorState | null {
  const plugins = state.plugins.filter(
    ({ spec }) => spec.appendTransaction === undefined && spec.filterTransaction === undefined,
  );
  const quiet = state.reconfigure({ plugins });
  try {
    const tr = transformTo(quiet.tr.setMeta('addToHistory', false), next);
    return tr.doc.eq(next) ? quiet.apply(tr) : null;
  } catch (error) {
    // A step that the document does not allow between two readings that are both allowed.
    console.info('The newer version takes the whole place of the text', error);
    return null;
  }
}

/** Whether plugins that were made with the one serve the other as well. */
export function haveSameRendering(one: DocxPackage, other: DocxPackage): boolean {
  const drawnBy = ({ styles, theme, settings }: DocxPackage): string =>
    JSON.stringify([styles, theme, settings?.defaultTableStyle]);
  return drawnBy(one) === drawnBy(other);
}
