import type {
  DocxPackage,
  HeaderFooter,
  HeaderFooterType,
  HeaderReference,
  SectionProperties,
  TabStop,
} from '@eigenpal/docx-editor-core/types/document';
import type { PackagePatch } from '../document/edits.ts';
import { withStyle } from '../document/styles/built-in-styles.ts';

export type HeaderFooterKind = 'header' | 'footer';
export type HeaderFooterPageType = HeaderFooterType;

const relationshipBase = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export function referencesOf(section: SectionProperties, kind: HeaderFooterKind): readonly HeaderReference[] {
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

/** A new empty header or footer, for the caller to refer to from a section. */
export function createHeaderFooter(
  parts: DocxPackage,
  kind: HeaderFooterKind,
  type: HeaderFooterPageType,
): { id: string; patch: PackagePatch } {
  const relationships = parts.relationships ?? new Map();
  const targets = new Set([...relationships.values()].map(({ target }) => target.replace(/^.*\//, '')));
  let number = 1;
  // No number behind "rId": the library counts those on for pictures and links without looking at these.
  const idOf = (): string => `${kind}${number}`;
  while (targets.has(`${kind}${number}.xml`) || relationships.has(idOf())) number += 1;
  const id = idOf();
  const style = withStyle(parts.styles, kind);
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

/** The middle and the right edge of the text: what a tab leads to in a header. */
function defaultTabStops({ document }: DocxPackage): TabStop[] {
  const { pageWidth = 12240, marginLeft = 1440, marginRight = 1440 } = document.finalSectionProperties ?? {};
  const column = pageWidth - marginLeft - marginRight;
  return [
    { position: Math.round(column / 2), alignment: 'center' },
    { position: column, alignment: 'right' },
  ];
}

/** A section that shows a part on its pages of one type. */
export function withReference(
  section: SectionProperties,
  kind: HeaderFooterKind,
  { type, rId }: HeaderReference,
): SectionProperties {
  const references = [...referencesOf(section, kind).filter((one) => one.type !== type), { type, rId }];
  return kind === 'header'
    ? { ...section, headerReferences: references }
    : { ...section, footerReferences: references };
}
