import type { DocxPackage, SectionProperties } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';
import { getReferences, type HeaderFooterKind, type HeaderFooterPageType } from './header-footer-parts.ts';

/** A section of the text with its own page setup. */
export interface PageSection {
  /** Its properties as stored in the file. */
  properties: SectionProperties;
  /** Position of the paragraph that ends it; null for the last section. */
  end: number | null;
  /** Its own headers and footers, and those inherited from the previous section. */
  parts: Record<HeaderFooterKind, ReadonlyMap<HeaderFooterPageType, string>>;
}

export function listSections(doc: Node, parts: DocxPackage): PageSection[] {
  const found: { properties: SectionProperties; end: number | null }[] = [];
  doc.forEach((block, pos) => {
    const properties: SectionProperties | null | undefined = block.attrs._sectionProperties;
    if (properties) found.push({ properties, end: pos });
  });
  found.push({ properties: parts.document.finalSectionProperties ?? {}, end: null });
  const sections: PageSection[] = [];
  for (const { properties, end } of found) {
    const inherited = sections.at(-1)?.parts;
    const mergeReferences = (kind: HeaderFooterKind): Map<HeaderFooterPageType, string> =>
      new Map([
        ...(inherited?.[kind] ?? []),
        ...getReferences(properties, kind).map(({ type, rId }) => [type, rId] as const),
      ]);
    sections.push({
      properties,
      end,
      parts: { header: mergeReferences('header'), footer: mergeReferences('footer') },
    });
  }
  return sections;
}

/** The header or footer type that applies to a page of a section. */
export function getTypeOnPage(
  section: PageSection,
  { page, isFirst, hasEven }: { page: number; isFirst: boolean; hasEven: boolean },
): HeaderFooterPageType {
  if (isFirst && section.properties.titlePg) return 'first';
  return hasEven && page % 2 === 0 ? 'even' : 'default';
}
