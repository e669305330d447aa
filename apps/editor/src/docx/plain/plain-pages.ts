import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { computePageGeometry, type PageGeometry } from '../view/pages/page-geometry.ts';
import type { Pages } from '../view/pages/page-slots.ts';

/** Stands in for the page layout where there is none: one endless page with the section's setup. */
export function plainPages(parts: () => DocxPackage): Pages {
  const computeGeometry = (): PageGeometry => computePageGeometry(parts().document.finalSectionProperties);
  return {
    layout: () => 'flow',
    geometry: computeGeometry,
    geometryOf: computeGeometry,
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
