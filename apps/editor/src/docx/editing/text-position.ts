import { type EditorState, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** Where the caret stands, in words that hold in another reading of the same document. */
export interface TextPosition {
  paraId: string | null;
  offset: number;
  pos: number;
}

export function textPositionOf(state: EditorState): TextPosition {
  const { $head, head } = state.selection;
  for (let depth = $head.depth; depth > 0; depth--) {
    const id: unknown = $head.node(depth).attrs.paraId;
    if (typeof id === 'string') return { paraId: id, offset: head - $head.start(depth), pos: head };
  }
  return { paraId: null, offset: 0, pos: head };
}

/** Puts the caret where it stood, or as near as the other document lets it; scrolls nowhere. */
export function restorePosition(view: EditorView, place: TextPosition): void {
  const { doc } = view.state;
  let found = Math.min(place.pos, doc.content.size);
  doc.descendants((node, pos) => {
    if (place.paraId === null || node.attrs.paraId !== place.paraId) return true;
    found = pos + 1 + Math.min(place.offset, node.content.size);
    return false;
  });
  const selection = TextSelection.near(doc.resolve(found));
  view.dispatch(view.state.tr.setSelection(selection).setMeta('addToHistory', false));
}
