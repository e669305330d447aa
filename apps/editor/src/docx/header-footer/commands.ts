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
export type MainView = Pick<EditorView, 'state' | 'dispatch'>;
export type HeaderFooterContext = Pick<PagePluginContext, 'parts' | 'patch'>;

/** The header or footer for a page type of a section; created if it does not exist. */
export function ensureHeaderFooter(
  mainView: MainView,
  context: HeaderFooterContext,
  { section, kind, type }: { section: PageSection; kind: HeaderFooterKind; type: HeaderFooterPageType },
): string {
  const existing = section.parts[kind].get(type);
  if (existing !== undefined) return existing;
  const created = createHeaderFooter(context.parts(), kind, type);
  context.patch(created.patch);
  // In the first section: later ones inherit it.
  const [first = section] = listSections(mainView.state.doc, context.parts());
  changeSection(mainView, context, first, (properties) =>
    addReference(properties, kind, { type, rId: created.id }),
  );
  return created.id;
}

export function changeSection(
  mainView: MainView,
  context: HeaderFooterContext,
  section: PageSection,
  change: (properties: SectionProperties) => SectionProperties,
): void {
  if (section.end === null) context.patch({ section: change(section.properties) });
  else
    mainView.dispatch(
      mainView.state.tr.setNodeAttribute(section.end, '_sectionProperties', change(section.properties)),
    );
}

/** Sets whether the first page of a section has its own header and footer. */
export function setFirstPage(
  mainView: MainView,
  context: HeaderFooterContext,
  { section, isDifferent }: { section: PageSection; isDifferent: boolean },
): void {
  changeSection(mainView, context, section, (properties) => ({ ...properties, titlePg: isDifferent }));
}
