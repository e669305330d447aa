import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';

/** A table of contents in the text, as a range of consecutive entries. */
export interface TocRange {
  from: number;
  to: number;
  instruction: string;
}

export function listTocs(doc: Node, parts: DocxPackage): TocRange[] {
  const isEntry = createEntryTest(parts);
  const tocs: TocRange[] = [];
  doc.descendants((node, pos, parent, index) => {
    if (!node.isTextblock) return !node.isLeaf && node.type.name !== 'table';
    const instruction = getTocInstruction(node);
    if (instruction === null || parent === null) return false;
    let to = pos + node.nodeSize;
    // In a content control, all following paragraphs belong to it if its entries have no TOC style.
    const belongsToControl = parent.type.name === 'blockSdt' && !isEntry(node);
    for (let next = index + 1; next < parent.childCount; next++) {
      const paragraph = parent.child(next);
      if (!(belongsToControl || isEntry(paragraph)) || getTocInstruction(paragraph) !== null) break;
      to += paragraph.nodeSize;
    }
    tocs.push({ from: pos, to, instruction });
    return false;
  });
  return tocs;
}

/** The instruction of the TOC field at the beginning of a table of contents. */
function getTocInstruction(paragraph: Node): string | null {
  for (const node of paragraph.children) {
    if (node.type.name === 'field' && node.attrs.fieldType === 'TOC') return String(node.attrs.instruction);
  }
  return null;
}

/** Whether a paragraph is an entry of a table of contents, by its style. */
export function createEntryTest({ styles }: DocxPackage): (paragraph: Node) => boolean {
  const ids = new Set(
    (styles?.styles ?? []).filter(({ name }) => /^toc \d$/i.test(name ?? '')).map(({ styleId }) => styleId),
  );
  return ({ attrs }) => ids.has(attrs.styleId) || /^TOC\d$/.test(String(attrs.styleId));
}
