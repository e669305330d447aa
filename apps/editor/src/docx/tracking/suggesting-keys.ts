import type { Node, ResolvedPos } from 'prosemirror-model';
import { type EditorState, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { deletion } from '../document/review/marks.ts';
import { endChangeOf, isParagraph } from './paragraph-ends.ts';

/**
 * Backspace and Delete skip deleted text and delete the next remaining character. All other deletions are applied directly and tracked afterwards.
 */
export function suggestingKeys(view: EditorView, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key !== 'Backspace' && event.key !== 'Delete') return false;
  const target = nextToDelete(view.state, event.key === 'Backspace' ? -1 : 1);
  if (target === null) return false;
  const { tr } = view.state;
  if (target.kind === 'delete') {
    view.dispatch(tr.delete(target.from, target.to).scrollIntoView());
    return true;
  }
  if (target.kind === 'join') {
    view.dispatch(tr.join(target.pos).scrollIntoView());
    return true;
  }
  // Keys at paragraph edges have several effects; they start from there.
  if (target.pos !== view.state.selection.head)
    view.dispatch(tr.setSelection(TextSelection.create(tr.doc, target.pos)));
  return false;
}

export type DeleteTarget =
  | { kind: 'delete'; from: number; to: number }
  | { kind: 'join'; pos: number }
  | { kind: 'edge'; pos: number };

/** From the caret to the next character, or to a paragraph edge whose break is not deleted. */
export function nextToDelete({ doc, selection }: EditorState, direction: -1 | 1): DeleteTarget | null {
  if (!(selection instanceof TextSelection) || !selection.empty) return null;
  let place = doc.resolve(selection.head);
  for (;;) {
    const node = direction < 0 ? place.nodeBefore : place.nodeAfter;
    if (node === null) {
      const beyond = isParagraph(place.parent) ? beyondBreak(place, direction) : null;
      if (beyond === null) return edgeAt(place, direction);
      place = doc.resolve(beyond);
    } else if (deletion.isInSet(node.marks)) {
      place = doc.resolve(place.pos + direction * node.nodeSize);
    } else {
      const size = node.isText ? letterSize(node, direction) : node.nodeSize;
      const other = place.pos + direction * size;
      return { kind: 'delete', from: Math.min(place.pos, other), to: Math.max(place.pos, other) };
    }
  }
}

/** The position where the text continues after a deleted break. */
function beyondBreak(place: ResolvedPos, direction: -1 | 1): number | null {
  const index = place.index(-1);
  const other = place.node(-1).maybeChild(index + direction);
  const first = direction < 0 ? other : place.parent;
  if (!isParagraph(other) || !isParagraph(first) || endChangeOf(first).deleted === null) return null;
  return direction < 0 ? place.before() - 1 : place.after() + 1;
}

/**
 * The library's keys remove an empty paragraph as a whole; if its own break is deleted it is only the start of the next one, so the break before it
 * is deleted.
 */
function edgeAt(place: ResolvedPos, direction: -1 | 1): DeleteTarget {
  const isBeginning = isParagraph(place.parent) && endChangeOf(place.parent).deleted !== null;
  const hasOneBefore = isBeginning && isParagraph(place.node(-1).maybeChild(place.index(-1) - 1));
  return direction < 0 && hasOneBefore
    ? { kind: 'join', pos: place.before() }
    : { kind: 'edge', pos: place.pos };
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** One grapheme cluster: a letter with its accents, a flag, a family emoji. */
function letterSize({ text = '' }: Node, direction: -1 | 1): number {
  const segments = [
    ...letters.segment(direction < 0 ? text.slice(-maxLetterLength) : text.slice(0, maxLetterLength)),
  ];
  return (direction < 0 ? segments.at(-1) : segments[0])?.segment.length ?? 1;
}

const maxLetterLength = 64;
