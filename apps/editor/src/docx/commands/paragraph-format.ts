import type { Attrs, Node } from 'prosemirror-model';
import type { Command, EditorState, Transaction } from 'prosemirror-state';

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

export const align = (alignment: Alignment): Command => formatParagraphs(() => ({ alignment }));

export const spaceLines = (lines: number): Command =>
  formatParagraphs(() => ({ lineSpacing: Math.round(lines * 240), lineSpacingRule: 'auto' }));

/** In twentieths of a point. */
export function spaceAround(space: { before?: number; after?: number }): Command {
  return formatParagraphs(() => ({
    ...(space.before === undefined ? {} : { spaceBefore: space.before }),
    ...(space.after === undefined ? {} : { spaceAfter: space.after }),
  }));
}
