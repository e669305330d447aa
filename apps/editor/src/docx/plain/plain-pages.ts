import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { computePageGeometry } from '../view/pages/page-geometry.ts';
import type { Pages } from '../view/pages/page-slots.ts';

/** Stands in for the page layout where there is none: one endless page with the section's setup. */
export function plainPages(parts: () => DocxPackage): Pages {
  return {
    layout: () => 'flow',
    geometry: () => computePageGeometry(parts().document.finalSectionProperties),
    pageCount: () => 1,
    caretPage: () => 1,
    slots: () => [],
    getPageOf: () => 1,
    reserveNotes: () => {},
    reserveMargins: () => {},
    zoom: () => 1,
    setZoom: () => {},
    subscribe: () => () => {},
  };
}
