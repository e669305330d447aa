import type { DocxPackage, SectionProperties } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';

/** A section of the text with its own page setup. */
export interface TextSection {
  /** Its properties as stored in the file. */
  properties: SectionProperties;
  /** Position of the paragraph that ends it; null for the last section. */
  end: number | null;
  /** Position after it. */
  to: number;
}

export function listTextSections(doc: Node, parts: DocxPackage): TextSection[] {
  const sections: TextSection[] = [];
  doc.forEach((block, pos) => {
    const properties: SectionProperties | null | undefined = block.attrs._sectionProperties;
    if (properties) sections.push({ properties, end: pos, to: pos + block.nodeSize });
  });
  const properties = parts.document.finalSectionProperties ?? {};
  return [...sections, { properties, end: null, to: doc.content.size }];
}
