import type { EditorState } from 'prosemirror-state';

/** What is read aloud: the selected words, or the text from the caret on; all of it if nothing follows the caret. */
export function findPassageToRead({ doc, selection }: EditorState): { from: number; to: number } {
  const { from, to, empty } = selection;
  if (!empty) return { from, to };
  const end = doc.content.size;
  return hasWords(doc, from, end) ? { from, to: end } : { from: 0, to: end };
}

function hasWords(doc: EditorState['doc'], from: number, to: number): boolean {
  let found = false;
  doc.nodesBetween(from, to, (node, pos) => {
    if (!found && node.isText) found = (node.text ?? '').slice(Math.max(0, from - pos)).trim() !== '';
    return !found;
  });
  return found;
}
