import type { DocumentEditor } from '../../editing/editing.ts';
import { getPages } from '../../view/pages/page-slots.ts';

export const zooms = [0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2];
const range = { min: 0.5, max: 2 };

export function setZoom({ view }: DocumentEditor, zoom: number): void {
  getPages(view).setZoom(Math.min(range.max, Math.max(range.min, Math.round(zoom * 100) / 100)));
}

/** The next zoom preset. */
export function stepZoom(editor: DocumentEditor, direction: 1 | -1): void {
  const current = getPages(editor.view).zoom();
  const next =
    direction > 0
      ? zooms.find((one) => one > current + 0.001)
      : zooms.findLast((one) => one < current - 0.001);
  if (next !== undefined) setZoom(editor, next);
}

/** Fits the width of the area around the text; wider pages are scaled down anyway (page-fit.ts). */
export function fitWidth(editor: DocumentEditor): void {
  const pages = getPages(editor.view);
  const scroller = editor.view.dom.closest<HTMLElement>('.desk');
  if (scroller === null) return;
  setZoom(editor, Math.max(1, (scroller.clientWidth - margin) / pages.geometry().width));
}

/** Margin left on both sides of the paper, in total. */
const margin = 40;
