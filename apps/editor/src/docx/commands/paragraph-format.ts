import type { Direction } from '@redraft/sentences/languages';
import type { Attrs, Node } from 'prosemirror-model';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import {
  getDirection,
  getEmptyDirection,
  mirrorAlignment,
  toBidi,
} from '../document/direction/paragraph-direction.ts';

export interface PositionedParagraph {
  pos: number;
  node: Node;
}

/** The paragraphs that the selection touches; in a cell selection, those of the selected cells. */
export function listSelectedParagraphs({ selection, doc }: EditorState): PositionedParagraph[] {
  const found = new Map<number, Node>();
  for (const { $from, $to } of selection.ranges) {
    doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
      if (node.type.name === 'paragraph') found.set(pos, node);
    });
  }
  return [...found].map(([pos, node]) => ({ pos, node }));
}

/** Sets the attributes that `change` returns on each selected paragraph; null leaves it unchanged. Stored marks are kept. */
export function formatParagraphs(
  change: (attrs: Attrs, paragraph: PositionedParagraph) => Attrs | null,
): Command {
  return (state, dispatch) => {
    const { tr } = state;
    for (const paragraph of listSelectedParagraphs(state)) {
      const attrs = change(paragraph.node.attrs, paragraph);
      if (attrs !== null) tr.setNodeMarkup(paragraph.pos, null, { ...paragraph.node.attrs, ...attrs });
    }
    if (!tr.docChanged) return false;
    dispatch?.(keepStoredMarks(state, tr));
    return true;
  };
}

export function keepStoredMarks({ storedMarks }: EditorState, tr: Transaction): Transaction {
  return storedMarks === null ? tr : tr.setStoredMarks(storedMarks);
}

export type Alignment = 'left' | 'center' | 'right' | 'both';

/** Files say at which end of its lines a paragraph is aligned: "left" is where they begin, whichever way is written. */
export const align =
  (alignment: Alignment): Command =>
  (state, dispatch) => {
    const emptyDirection = getEmptyDirection(state.doc);
    // The side is that of the direction in which the paragraph is shown, so the file says this direction too.
    const change = formatParagraphs(({ bidi }, { node }) => {
      const direction = getDirection(node, emptyDirection);
      return {
        alignment: mirrorAlignment(alignment, direction),
        bidi: direction === 'rtl' ? true : (bidi ?? null),
      };
    });
    return change(state, dispatch);
  };

/** Sets the direction of the selected paragraphs. Alignment and indents are relative to it. */
export const setDirection = (direction: Direction): Command =>
  formatParagraphs(({ bidi }, { node }) => {
    const next = toBidi(direction, node.textContent);
    return (bidi ?? null) === next ? null : { bidi: next };
  });

export const spaceLines = (lines: number): Command =>
  formatParagraphs(() => ({ lineSpacing: Math.round(lines * 240), lineSpacingRule: 'auto' }));

/** In twentieths of a point. */
export function spaceAround(space: { before?: number; after?: number }): Command {
  return formatParagraphs(() => ({
    ...(space.before === undefined ? {} : { spaceBefore: space.before }),
    ...(space.after === undefined ? {} : { spaceAfter: space.after }),
  }));
}
