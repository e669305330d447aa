import type { SectionProperties } from '@eigenpal/docx-editor-core/types/document';
import type { EditorView } from 'prosemirror-view';
import type { PagePluginPorts } from '../editing/page-plugin-ports.ts';
import {
  createHeaderFooter,
  type HeaderFooterKind,
  type HeaderFooterPageType,
  withReference,
} from './header-footer-parts.ts';
import { type PageSection, sectionsOf } from './sections.ts';

/** Parts of the main view that these commands need. */
export type MainText = Pick<EditorView, 'state' | 'dispatch'>;
export type HeaderFooterPorts = Pick<PagePluginPorts, 'parts' | 'patch'>;

/** The header or footer for a page type of a section; created if it does not exist. */
export function ensureHeaderFooter(
  main: MainText,
  ports: HeaderFooterPorts,
  { section, kind, type }: { section: PageSection; kind: HeaderFooterKind; type: HeaderFooterPageType },
): string {
  const known = section.parts[kind].get(type);
  if (known !== undefined) return known;
  const created = createHeaderFooter(ports.parts(), kind, type);
  ports.patch(created.patch);
  // In the first section: later ones inherit it.
  const [first = section] = sectionsOf(main.state.doc, ports.parts());
  changeSection(main, ports, first, (own) => withReference(own, kind, { type, rId: created.id }));
  return created.id;
}

export function changeSection(
  main: MainText,
  ports: HeaderFooterPorts,
  section: PageSection,
  change: (own: SectionProperties) => SectionProperties,
): void {
  if (section.end === null) ports.patch({ section: change(section.own) });
  else main.dispatch(main.state.tr.setNodeAttribute(section.end, '_sectionProperties', change(section.own)));
}

/** Sets whether the first page of a section has its own header and footer. */
export function setFirstPage(
  main: MainText,
  ports: HeaderFooterPorts,
  { section, isOwn }: { section: PageSection; isOwn: boolean },
): void {
  changeSection(main, ports, section, (own) => ({ ...own, titlePg: isOwn }));
}
