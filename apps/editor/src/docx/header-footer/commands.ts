import type { SectionProperties } from '@eigenpal/docx-editor-core/types/document';
import type { EditorView } from 'prosemirror-view';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import {
  addReference,
  createHeaderFooter,
  type HeaderFooterKind,
  type HeaderFooterPageType,
} from './header-footer-parts.ts';
import { listSections, type PageSection } from './sections.ts';

/** Parts of the main view that these commands need. */
export type MainText = Pick<EditorView, 'state' | 'dispatch'>;
export type HeaderFooterContext = Pick<PagePluginContext, 'parts' | 'patch'>;

/** The header or footer for a page type of a section; created if it does not exist. */
export function ensureHeaderFooter(
  main: MainText,
  context: HeaderFooterContext,
  { section, kind, type }: { section: PageSection; kind: HeaderFooterKind; type: HeaderFooterPageType },
): string {
  const existing = section.parts[kind].get(type);
  if (existing !== undefined) return existing;
  const created = createHeaderFooter(context.parts(), kind, type);
  context.patch(created.patch);
  // In the first section: later ones inherit it.
  const [first = section] = listSections(main.state.doc, context.parts());
  changeSection(main, context, first, (properties) =>
    addReference(properties, kind, { type, rId: created.id }),
  );
  return created.id;
}

export function changeSection(
  main: MainText,
  context: HeaderFooterContext,
  section: PageSection,
  change: (properties: SectionProperties) => SectionProperties,
): void {
  if (section.end === null) context.patch({ section: change(section.properties) });
  else
    main.dispatch(
      main.state.tr.setNodeAttribute(section.end, '_sectionProperties', change(section.properties)),
    );
}

/** Sets whether the first page of a section has its own header and footer. */
export function setFirstPage(
  main: MainText,
  context: HeaderFooterContext,
  { section, isDifferent }: { section: PageSection; isDifferent: boolean },
): void {
  changeSection(main, context, section, (properties) => ({ ...properties, titlePg: isDifferent }));
}
