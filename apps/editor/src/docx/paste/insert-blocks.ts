import { Fragment, type Node, Slice } from 'prosemirror-model';
import { type EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state';

/**
 * Inserts blocks at the selection and puts the caret after them. Text at the edges joins the paragraph at the caret; headings, lists and tables stay
 * separate.
 */
export function insertBlocks(state: EditorState, nodes: readonly Node[]): Transaction {
  const tr = state.tr;
  if (!state.selection.empty) tr.deleteSelection();
  const { $from } = tr.selection;
  const { parent } = $from;
  if (nodes.length === 0 || $from.depth === 0 || !parent.isTextblock) return tr;
  const blocks = addTrailingParagraph(nodes, tr);
  if (parent.content.size === 0) return replaceEmptyParagraph(tr, blocks);
  const first = blocks[0];
  const last = blocks.at(-1);
  const openStart = first !== undefined && continuesParagraph(first) && $from.parentOffset > 0 ? 1 : 0;
  const openEnd =
    last !== undefined && continuesParagraph(last) && $from.parentOffset < parent.content.size ? 1 : 0;
  if (openStart === 0 && $from.parentOffset === 0)
    return insertBetween(tr, blocks, { at: $from.before(), openEnd });
  const isAtEnd = $from.parentOffset === parent.content.size;
  if (openStart === 0 && isAtEnd) return insertBetween(tr, blocks, { at: $from.after(), openEnd: 0 });
  tr.replaceSelection(new Slice(Fragment.from(blocks), openStart, openEnd));
  return tr;
}

/** Inserts inline content. */
export function insertLine(state: EditorState, content: readonly Node[]): Transaction {
  return state.tr.replaceSelection(new Slice(Fragment.from(content), 0, 0));
}

/** Body text, whose first and last paragraph join the paragraph at the caret. */
function continuesParagraph(block: Node): boolean {
  const { numPr, outlineLevel, styleId } = block.attrs;
  const isPlain = numPr === null && outlineLevel === null && (styleId === null || styleId === undefined);
  return block.type.name === 'paragraph' && isPlain;
}

/** After a table at the end of the document, there would be no place for the caret. */
function addTrailingParagraph(nodes: readonly Node[], tr: Transaction): Node[] {
  const { $from } = tr.selection;
  const isAtEnd =
    $from.after() === $from.end($from.depth - 1) && $from.parentOffset === $from.parent.content.size;
  const last = nodes.at(-1);
  if (last === undefined || last.type.name === 'paragraph' || !isAtEnd) return [...nodes];
  const { attrs } = $from.parent;
  return [...nodes, $from.parent.type.create({ ...attrs, paraId: null, bookmarks: null })];
}

/** Replaces an empty paragraph; its page-related attributes stay. */
function replaceEmptyParagraph(tr: Transaction, blocks: readonly Node[]): Transaction {
  const { $from } = tr.selection;
  const { sectionBreakType, _sectionProperties, pageBreakBefore } = $from.parent.attrs;
  const [from, to] = [$from.before(), $from.after()];
  const blocksWithPage = addPageAttributes(blocks, { sectionBreakType, _sectionProperties, pageBreakBefore });
  tr.replaceWith(from, to, blocksWithPage);
  return setCaretAtEnd(tr, from + sizeOf(blocksWithPage));
}

function addPageAttributes(
  blocks: readonly Node[],
  page: { sectionBreakType: unknown; _sectionProperties: unknown; pageBreakBefore: unknown },
): Node[] {
  const { pageBreakBefore, ...section } = page;
  return blocks.map((block, index) => {
    if (block.type.name !== 'paragraph') return block;
    const pageAttributes = {
      ...(index === 0 && pageBreakBefore ? { pageBreakBefore } : {}),
      ...(index === blocks.length - 1 && section.sectionBreakType ? section : {}),
    };
    return Object.keys(pageAttributes).length === 0
      ? block
      : block.type.create({ ...block.attrs, ...pageAttributes }, block.content, block.marks);
  });
}

function insertBetween(
  tr: Transaction,
  blocks: readonly Node[],
  { at, openEnd }: { at: number; openEnd: 0 | 1 },
): Transaction {
  const last = blocks.at(-1);
  if (openEnd === 0 || last === undefined) {
    tr.insert(at, blocks);
    return setCaretAtEnd(tr, at + sizeOf(blocks));
  }
  // The last line joins the existing paragraph.
  const before = blocks.slice(0, -1);
  tr.insert(at + 1, last.content);
  tr.insert(at, before);
  return tr.setSelection(TextSelection.create(tr.doc, at + sizeOf(before) + 1 + last.content.size));
}

function setCaretAtEnd(tr: Transaction, end: number): Transaction {
  return tr.setSelection(Selection.near(tr.doc.resolve(end), -1));
}

function sizeOf(blocks: readonly Node[]): number {
  return blocks.reduce((size, { nodeSize }) => size + nodeSize, 0);
}
