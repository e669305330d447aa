import { deepestIndent, type RichBlock, type RichBlockType } from '@redraft/contracts';
import { splitBlockAs } from 'prosemirror-commands';
import type { MarkType, Node } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { blockAttrs, readHref, richTextSchema } from './rich-text-schema.ts';

type BlockFormat = Pick<RichBlock, 'type' | 'indent'>;

const { link } = richTextSchema.marks;
const plainBlock: BlockFormat = { type: 'paragraph', indent: 0 };

/** Format of the selection: the block type shared by all its blocks, and the marks shared by all its text. */
export interface Format {
  type: RichBlockType | null;
  bold: boolean;
  italic: boolean;
  link: string | null;
}

export function readFormat(state: EditorState): Format {
  const types = new Set(selectedBlocks(state).map(({ node }) => blockAttrs(node.attrs).type));
  const [type = null] = types;
  const { bold, italic } = richTextSchema.marks;
  return {
    type: types.size === 1 ? type : null,
    bold: hasMark(state, bold),
    italic: hasMark(state, italic),
    link: linkAt(state)?.href ?? null,
  };
}

function hasMark(state: EditorState, mark: MarkType): boolean {
  const { from, to, empty, $from } = state.selection;
  if (empty) return mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, mark);
}

function selectedBlocks({ doc, selection: { from, to } }: EditorState): { node: Node; pos: number }[] {
  const blocks: { node: Node; pos: number }[] = [];
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.isTextblock) blocks.push({ node, pos });
    return false;
  });
  return blocks;
}

/** Returns false if nothing changes, so that the key keeps its default behaviour. */
function changeBlocks(change: (format: BlockFormat) => BlockFormat): Command {
  return (state, dispatch) => {
    const changed = selectedBlocks(state).flatMap(({ node, pos }) => {
      const attrsBefore = blockAttrs(node.attrs);
      const after = change(attrsBefore);
      return attrsBefore.type === after.type && attrsBefore.indent === after.indent ? [] : [{ pos, after }];
    });
    if (changed.length === 0) return false;
    const { tr } = state;
    for (const { pos, after } of changed) tr.setNodeMarkup(pos, null, after);
    dispatch?.(tr.setStoredMarks(state.storedMarks).scrollIntoView());
    return true;
  };
}

const isItem = ({ type }: BlockFormat) => type === 'bulletItem' || type === 'numberItem';

/** Applying the same type again returns to paragraphs. */
export function toggleType(type: RichBlockType): Command {
  return (state, dispatch) => {
    const isOn = readFormat(state).type === type;
    const change = (format: BlockFormat): BlockFormat => {
      if (isOn) return plainBlock;
      const next = { type, indent: 0 };
      return isItem(format) && isItem(next) ? { type, indent: format.indent } : next;
    };
    return changeBlocks(change)(state, dispatch);
  };
}

/** Only for list items: otherwise, and at the limits, Tab moves to the next field. */
export function indentItems(direction: 1 | -1): Command {
  return changeBlocks((format) =>
    isItem(format)
      ? { ...format, indent: Math.min(deepestIndent, Math.max(0, format.indent + direction)) }
      : format,
  );
}

/** One level back: a nested item is outdented; an outermost item or other typed block becomes a paragraph. */
const stepBack = changeBlocks((format) =>
  isItem(format) && format.indent > 0 ? { ...format, indent: format.indent - 1 } : plainBlock,
);

const divide = splitBlockAs(({ type, attrs }, isAtEnd) => {
  const { type: blockType } = blockAttrs(attrs);
  const isHeading = blockType === 'heading' || blockType === 'subheading';
  return { type, attrs: isAtEnd && isHeading ? plainBlock : attrs };
});

/** Enter in an empty item or quote line leaves the list or quote; otherwise it splits the block. */
export const enter: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (empty && $from.parent.content.size === 0 && stepBack(state, dispatch)) return true;
  return divide(state, dispatch);
};

/** At its start a block first loses its type; only a second Backspace joins it with the previous block. */
export const backspaceAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  return empty && $from.parentOffset === 0 && stepBack(state, dispatch);
};

export const insertLineBreak: Command = (state, dispatch) => {
  const node = richTextSchema.nodes.lineBreak.create();
  dispatch?.(state.tr.replaceSelectionWith(node, true).scrollIntoView());
  return true;
};

/** The link at the caret or at the start of the selection, with its full range. */
export function linkAt(state: EditorState): { from: number; to: number; href: string } | null {
  const { $from, empty } = state.selection;
  const { parent } = $from;
  const at = parent.childAfter($from.parentOffset);
  const attrsBefore = parent.childBefore($from.parentOffset);
  const found = [at, ...(empty ? [attrsBefore] : [])].flatMap(({ node, index }) => {
    const mark = node === null ? undefined : link.isInSet(node.marks);
    return mark === undefined ? [] : [{ mark, index }];
  })[0];
  if (found === undefined) return null;
  const isSameLink = (index: number) =>
    index >= 0 && index < parent.childCount && found.mark.isInSet(parent.child(index).marks);
  let [first, last] = [found.index, found.index];
  while (isSameLink(first - 1)) first -= 1;
  while (isSameLink(last + 1)) last += 1;
  const sizeBefore = (count: number) =>
    parent.children.slice(0, count).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const start = $from.start();
  return {
    from: start + sizeBefore(first),
    to: start + sizeBefore(last + 1),
    href: readHref(found.mark.attrs),
  };
}

/** Null removes the link. With an empty selection the URL itself is inserted. */
export function setLink(href: string | null): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const range = empty ? linkAt(state) : { from, to };
    const { tr } = state;
    if (range !== null) tr.removeMark(range.from, range.to, link);
    if (href !== null && range !== null) tr.addMark(range.from, range.to, link.create({ href }));
    if (href !== null && range === null) tr.insert(from, richTextSchema.text(href, [link.create({ href })]));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}
