import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';
import { listTextSections, type TextSection } from '../document/pages/list-sections.ts';
import { getReferences, type HeaderFooterKind, type HeaderFooterPageType } from './header-footer-parts.ts';

/** A section with its headers and footers. */
export interface PageSection extends TextSection {
  /** Its own headers and footers, and those inherited from the previous section. */
  parts: Record<HeaderFooterKind, ReadonlyMap<HeaderFooterPageType, string>>;
}

export function listSections(doc: Node, parts: DocxPackage): PageSection[] {
  const sections: PageSection[] = [];
  for (const section of listTextSections(doc, parts)) {
    const inherited = sections.at(-1)?.parts;
    const mergeReferences = (kind: HeaderFooterKind): Map<HeaderFooterPageType, string> =>
      new Map([
        ...(inherited?.[kind] ?? []),
        ...getReferences(section.properties, kind).map(({ type, rId }) => [type, rId] as const),
      ]);
    sections.push({
      ...section,
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
