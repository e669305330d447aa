import { type EditorState, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** A caret position that can be found again in another reading of the same document. */
export interface TextPosition {
  paraId: string | null;
  offset: number;
  pos: number;
}

export function readTextPosition(state: EditorState): TextPosition {
  const { $head, head } = state.selection;
  for (let depth = $head.depth; depth > 0; depth--) {
    const id: unknown = $head.node(depth).attrs.paraId;
    if (typeof id === 'string') return { paraId: id, offset: head - $head.start(depth), pos: head };
  }
  return { paraId: null, offset: 0, pos: head };
}

/** Restores the caret, or puts it as near as possible; does not scroll. */
export function restorePosition(view: EditorView, position: TextPosition): void {
  const { doc } = view.state;
  let found = Math.min(position.pos, doc.content.size);
  doc.descendants((node, pos) => {
    if (position.paraId === null || node.attrs.paraId !== position.paraId) return true;
    found = pos + 1 + Math.min(position.offset, node.content.size);
    return false;
  });
  const selection = TextSelection.near(doc.resolve(found));
  view.dispatch(view.state.tr.setSelection(selection).setMeta('addToHistory', false));
}
