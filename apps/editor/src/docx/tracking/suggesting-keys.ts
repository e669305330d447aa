import type { Node, ResolvedPos } from 'prosemirror-model';
import { type EditorState, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { deletion } from '../document/review/marks.ts';
import { getParagraphMarkChange, isParagraph } from './paragraph-ends.ts';

/**
 * Backspace and Delete skip deleted text and delete the next remaining character. All other deletions are applied directly and tracked afterwards.
 */
export function handleSuggestingKey(view: EditorView, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key !== 'Backspace' && event.key !== 'Delete') return false;
  const target = findDeleteTarget(view.state, event.key === 'Backspace' ? -1 : 1);
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
export function findDeleteTarget({ doc, selection }: EditorState, direction: -1 | 1): DeleteTarget | null {
  if (!(selection instanceof TextSelection) || !selection.empty) return null;
  let $pos = doc.resolve(selection.head);
  for (;;) {
    const node = direction < 0 ? $pos.nodeBefore : $pos.nodeAfter;
    if (node === null) {
      const afterBreak = isParagraph($pos.parent) ? findPositionAfterBreak($pos, direction) : null;
      if (afterBreak === null) return createEdgeTarget($pos, direction);
      $pos = doc.resolve(afterBreak);
    } else if (deletion.isInSet(node.marks)) {
      $pos = doc.resolve($pos.pos + direction * node.nodeSize);
    } else {
      const size = node.isText ? getGraphemeLength(node, direction) : node.nodeSize;
      const end = $pos.pos + direction * size;
      return { kind: 'delete', from: Math.min($pos.pos, end), to: Math.max($pos.pos, end) };
    }
  }
}

/** The position where the text continues after a deleted break. */
function findPositionAfterBreak($pos: ResolvedPos, direction: -1 | 1): number | null {
  const index = $pos.index(-1);
  const neighbour = $pos.node(-1).maybeChild(index + direction);
  const first = direction < 0 ? neighbour : $pos.parent;
  if (!isParagraph(neighbour) || !isParagraph(first) || getParagraphMarkChange(first).deleted === null)
    return null;
  return direction < 0 ? $pos.before() - 1 : $pos.after() + 1;
}

/**
 * The library's keys remove an empty paragraph as a whole; if its own break is deleted it is only the start of the next one, so the break before it
 * is deleted.
 */
function createEdgeTarget($pos: ResolvedPos, direction: -1 | 1): DeleteTarget {
  const isOwnBreakDeleted = isParagraph($pos.parent) && getParagraphMarkChange($pos.parent).deleted !== null;
  const canJoinPrevious = isOwnBreakDeleted && isParagraph($pos.node(-1).maybeChild($pos.index(-1) - 1));
  return direction < 0 && canJoinPrevious
    ? { kind: 'join', pos: $pos.before() }
    : { kind: 'edge', pos: $pos.pos };
}

const graphemeSegmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** One grapheme cluster: a letter with its accents, a flag, a family emoji. */
function getGraphemeLength({ text = '' }: Node, direction: -1 | 1): number {
  const segments = [
    ...graphemeSegmenter.segment(
      direction < 0 ? text.slice(-maxGraphemeLength) : text.slice(0, maxGraphemeLength),
    ),
  ];
  return (direction < 0 ? segments.at(-1) : segments[0])?.segment.length ?? 1;
}

const maxGraphemeLength = 64;
