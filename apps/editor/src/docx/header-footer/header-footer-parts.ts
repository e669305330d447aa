import type {
  DocxPackage,
  HeaderFooter,
  HeaderFooterType,
  HeaderReference,
  SectionProperties,
  TabStop,
} from '@eigenpal/docx-editor-core/types/document';
import type { PackagePatch } from '../document/edits.ts';
import { ensureStyle } from '../document/styles/built-in-styles.ts';

export type HeaderFooterKind = 'header' | 'footer';
export type HeaderFooterPageType = HeaderFooterType;

const relationshipBase = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export function getReferences(
  section: SectionProperties,
  kind: HeaderFooterKind,
): readonly HeaderReference[] {
  return (kind === 'header' ? section.headerReferences : section.footerReferences) ?? [];
}

export function findHeaderFooter(
  parts: DocxPackage,
  kind: HeaderFooterKind,
  id: string,
): HeaderFooter | undefined {
  return (kind === 'header' ? parts.headers : parts.footers)?.get(id);
}

export function createHeaderFooterPatch(
  kind: HeaderFooterKind,
  id: string,
  part: HeaderFooter,
): PackagePatch {
  return kind === 'header' ? { header: { id, part } } : { footer: { id, part } };
}

/** A new empty header or footer; the caller adds the reference from a section. */
export function createHeaderFooter(
  parts: DocxPackage,
  kind: HeaderFooterKind,
  type: HeaderFooterPageType,
): { id: string; patch: PackagePatch } {
  const relationships = parts.relationships ?? new Map();
  const targets = new Set([...relationships.values()].map(({ target }) => target.replace(/^.*\//, '')));
  let number = 1;
  // Not "rId" plus a number: the library numbers pictures and links that way without checking these ids.
  const createId = (): string => `${kind}${number}`;
  while (targets.has(`${kind}${number}.xml`) || relationships.has(createId())) number += 1;
  const id = createId();
  const style = ensureStyle(parts.styles, kind);
  const part: HeaderFooter = {
    type: kind,
    hdrFtrType: type,
    content: [
      { type: 'paragraph', formatting: { styleId: style.id, tabs: defaultTabStops(parts) }, content: [] },
    ],
  };
  const relationship = { id, type: `${relationshipBase}/${kind}`, target: `${kind}${number}.xml` };
  return {
    id,
    patch: {
      ...createHeaderFooterPatch(kind, id, part),
      relationships: new Map([...relationships, [id, relationship]]),
      ...(style.styles === parts.styles ? {} : { styles: style.styles }),
    },
  };
}

/** Tab stops at the centre and the right edge of the text, for headers. */
function defaultTabStops({ document }: DocxPackage): TabStop[] {
  const { pageWidth = 12240, marginLeft = 1440, marginRight = 1440 } = document.finalSectionProperties ?? {};
  const textWidth = pageWidth - marginLeft - marginRight;
  return [
    { position: Math.round(textWidth / 2), alignment: 'center' },
    { position: textWidth, alignment: 'right' },
  ];
}

/** Adds a reference to a header or footer for one page type to a section. */
export function addReference(
  section: SectionProperties,
  kind: HeaderFooterKind,
  { type, rId }: HeaderReference,
): SectionProperties {
  const references = [...getReferences(section, kind).filter((one) => one.type !== type), { type, rId }];
  return kind === 'header'
    ? { ...section, headerReferences: references }
    : { ...section, footerReferences: references };
}
