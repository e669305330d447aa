import type { DocxPackage, SectionProperties } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';
import { type HeaderFooterKind, type HeaderFooterPageType, referencesOf } from './header-footer-parts.ts';

/** A section of the text with its own page setup. */
export interface PageSection {
  /** Its properties as stored in the file. */
  own: SectionProperties;
  /** Position of the paragraph that ends it; null for the last section. */
  end: number | null;
  /** Its own headers and footers, and those inherited from the previous section. */
  parts: Record<HeaderFooterKind, ReadonlyMap<HeaderFooterPageType, string>>;
}

export function sectionsOf(doc: Node, parts: DocxPackage): PageSection[] {
  const found: { own: SectionProperties; end: number | null }[] = [];
  doc.forEach((block, pos) => {
    const own: SectionProperties | null | undefined = block.attrs._sectionProperties;
    if (own) found.push({ own, end: pos });
  });
  found.push({ own: parts.document.finalSectionProperties ?? {}, end: null });
  const sections: PageSection[] = [];
  for (const { own, end } of found) {
    const before = sections.at(-1)?.parts;
    const merged = (kind: HeaderFooterKind): Map<HeaderFooterPageType, string> =>
      new Map([
        ...(before?.[kind] ?? []),
        ...referencesOf(own, kind).map(({ type, rId }) => [type, rId] as const),
      ]);
    sections.push({ own, end, parts: { header: merged('header'), footer: merged('footer') } });
  }
  return sections;
}

/** The header or footer type that applies to a page of a section. */
export function typeOnPage(
  section: PageSection,
  { page, isFirst, hasEven }: { page: number; isFirst: boolean; hasEven: boolean },
): HeaderFooterPageType {
  if (isFirst && section.own.titlePg) return 'first';
  return hasEven && page % 2 === 0 ? 'even' : 'default';
}
