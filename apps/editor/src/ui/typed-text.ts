import { AllSelection, type EditorState } from 'prosemirror-state';

/**
 * The text of the caret's paragraph that was there before somebody typed in it; null if the caret came from another paragraph, or the paragraph was
 * joined with another.
 */
export function findTextBeforeTyping(
  before: EditorState,
  { doc, selection: { $from } }: EditorState,
): string | null {
  if (before.selection instanceof AllSelection) return doc.childCount === 1 ? '' : null;
  const { $from: start, $to: end } = before.selection;
  if (!start.parent.isTextblock || !end.parent.isTextblock) return null;
  const last = end.parent.content.size;
  const typedSize = doc.content.size - before.doc.content.size + end.pos - start.pos;
  const size = start.parentOffset + typedSize + last - end.parentOffset;
  if ($from.start() !== start.start() || $from.parent.content.size !== size) return null;
  return start.parent.textBetween(0, start.parentOffset) + end.parent.textBetween(end.parentOffset, last);
}
