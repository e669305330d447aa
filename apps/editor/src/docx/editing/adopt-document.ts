import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { transformTo } from './transform-to.ts';

/**
 * Replaces the document of a state by a newer reading; the caret, selection and undo history are mapped. Null if that is impossible. The caller must
 * reinstall the plugins: those that append changes are left out, as the reading already contains those changes.
 */
export function replaceDocument(state: EditorState, next: Node): EditorState | null {
  const plugins = state.plugins.filter(
    ({ spec }) => spec.appendTransaction === undefined && spec.filterTransaction === undefined,
  );
  const stateWithoutAppending = state.reconfigure({ plugins });
  try {
    const tr = transformTo(stateWithoutAppending.tr.setMeta('addToHistory', false), next);
    return tr.doc.eq(next) ? stateWithoutAppending.apply(tr) : null;
  } catch (error) {
    // An intermediate step is invalid under the schema, although both documents are valid.
    console.info('The newer version takes the whole place of the text', error);
    return null;
  }
}

/** Whether plugins created for one package also work for the other. */
export function haveSameRendering(one: DocxPackage, other: DocxPackage): boolean {
  const getRenderingParts = ({ styles, theme, settings }: DocxPackage): string =>
    JSON.stringify([styles, theme, settings?.defaultTableStyle]);
  return getRenderingParts(one) === getRenderingParts(other);
}
