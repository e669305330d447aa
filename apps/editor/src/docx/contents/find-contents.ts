import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';

/** A table of contents in the text, as a range of consecutive entries. */
export interface FoundContents {
  from: number;
  to: number;
  instruction: string;
}

export function listContents(doc: Node, parts: DocxPackage): FoundContents[] {
  const isLine = lineTest(parts);
  const found: FoundContents[] = [];
  doc.descendants((node, pos, parent, index) => {
    if (!node.isTextblock) return !node.isLeaf && node.type.name !== 'table';
    const instruction = contentsField(node);
    if (instruction === null || parent === null) return false;
    let to = pos + node.nodeSize;
    // In a content control, all following paragraphs belong to it if its entries have no TOC style.
    const isAll = parent.type.name === 'blockSdt' && !isLine(node);
    for (let next = index + 1; next < parent.childCount; next++) {
      const line = parent.child(next);
      if (!(isAll || isLine(line)) || contentsField(line) !== null) break;
      to += line.nodeSize;
    }
    found.push({ from: pos, to, instruction });
    return false;
  });
  return found;
}

/** The instruction of the TOC field at the beginning of a table of contents. */
function contentsField(paragraph: Node): string | null {
  for (const node of paragraph.children) {
    if (node.type.name === 'field' && node.attrs.fieldType === 'TOC') return String(node.attrs.instruction);
  }
  return null;
}

/** Whether a paragraph is an entry of a table of contents, by its style. */
export function lineTest({ styles }: DocxPackage): (paragraph: Node) => boolean {
  const ids = new Set(
    (styles?.styles ?? []).filter(({ name }) => /^toc \d$/i.test(name ?? '')).map(({ styleId }) => styleId),
  );
  return ({ attrs }) => ids.has(attrs.styleId) || /^TOC\d$/.test(String(attrs.styleId));
}
