import type { ParagraphAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { Fragment, type Node } from 'prosemirror-model';

/**
 * Word writes a page break as a paragraph that contains nothing else. The library reads it as an empty paragraph with a page break before it, and
 * would write that: one extra line at the top of each page. This converts it to a page break node, which is written as it was read.
 */
export function toPageBreakNodes(doc: Node, styles: DocxPackage['styles']): Node {
  const blocks = replaceBreaks(doc.children, styles);
  if (blocks.every((block, index) => block === doc.child(index))) return doc;
  const { lastChild } = doc;
  // After the last break there is a page with room for the caret.
  if (lastChild !== null && blocks.at(-1)?.type !== lastChild.type) blocks.push(withoutBreak(lastChild));
  return doc.copy(Fragment.from(blocks));
}

/** Replaces the breaks, including those in content controls. */
function replaceBreaks(blocks: readonly Node[], styles: DocxPackage['styles']): Node[] {
  return blocks.map((block) => {
    if (isPageBreakParagraph(block, styles)) return createPageBreak(block);
    if (block.type.name !== 'blockSdt') return block;
    const content = replaceBreaks(block.children, styles);
    return content.every((one, index) => one === block.child(index))
      ? block
      : block.copy(Fragment.from(content));
  });
}

function isPageBreakParagraph(block: Node, styles: DocxPackage['styles']): boolean {
  if (block.type.name !== 'paragraph' || block.content.size > 0) return false;
  const attrs: ParagraphAttrs = block.attrs;
  if (!attrs.pageBreakBefore || attrs._sectionProperties || attrs.pPrIns || attrs.pPrDel) return false;
  if ((attrs.bookmarks ?? []).length > 0) return false;
  const isDirectFormatting = attrs._originalFormatting?.pageBreakBefore ?? false;
  const style = styles?.styles.find(({ styleId }) => styleId === attrs.styleId);
  return !isDirectFormatting && !(style?.pPr?.pageBreakBefore ?? false);
}

function createPageBreak({ type }: Node): Node {
  const { pageBreak } = type.schema.nodes;
  if (pageBreak === undefined) throw new Error('The schema has page breaks');
  return pageBreak.create();
}

function withoutBreak(paragraph: Node): Node {
  return paragraph.type.create({ ...paragraph.attrs, pageBreakBefore: null });
}
