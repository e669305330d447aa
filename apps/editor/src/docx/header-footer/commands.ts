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

/** What of the main text these acts need. */
export type MainText = Pick<EditorView, 'state' | 'dispatch'>;
export type HeaderFooterPorts = Pick<PagePluginPorts, 'parts' | 'patch'>;

/** The part that stands on a section's pages of one type; a new one where there is none yet. */
export function ensureHeaderFooter(
  main: MainText,
  ports: HeaderFooterPorts,
  { section, kind, type }: { section: PageSection; kind: HeaderFooterKind; type: HeaderFooterPageType },
): string {
  const known = section.parts[kind].get(type);
  if (known !== undefined) return known;
  const made = createHeaderFooter(ports.parts(), kind, type);
  ports.patch(made.patch);
  // In the first section: those behind it take it over.
  const [first = section] = sectionsOf(main.state.doc, ports.parts());
  changeSection(main, ports, first, (own) => withReference(own, kind, { type, rId: made.id }));
  return made.id;
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

/** Whether the first page of a section has a header and a footer of its own. */
export function setFirstPage(
  main: MainText,
  ports: HeaderFooterPorts,
  { section, isOwn }: { section: PageSection; isOwn: boolean },
): void {
  changeSection(main, ports, section, (own) => ({ ...own, titlePg: isOwn }));
}
