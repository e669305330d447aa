import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { pageGeometryOf } from '../view/pages/page-geometry.ts';
import type { Pages } from '../view/pages/page-slots.ts';

/** What asks for pages where none are drawn: one without an end, as the section is set up. */
export function plainPages(parts: () => DocxPackage): Pages {
  return {
    layout: () => 'flow',
    geometry: () => pageGeometryOf(parts().document.finalSectionProperties),
    pageCount: () => 1,
    caretPage: () => 1,
    slots: () => [],
    pageOf: () => 1,
    reserveNotes: () => {},
    reserveMargins: () => {},
    zoom: () => 1,
    setZoom: () => {},
    subscribe: () => () => {},
  };
}
