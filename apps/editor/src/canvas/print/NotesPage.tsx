import { useTexts } from '../../i18n.ts';
import { toPixels } from '../geometry/box.ts';
import type { ScenePage } from '../scene/scene.ts';
import { SheetView } from '../view/SheetView.tsx';

/** Largest size of a slide above its notes, in CSS pixels: they fit the width of A4 and US Letter between the margins. */
const maxWidth = 640;
const maxHeight = 420;

/** A slide with its notes below; long notes go on over the next pages. */
export function NotesPage({ page, number }: { page: ScenePage; number: number }) {
  const t = useTexts();
  const scale = Math.min(maxWidth / toPixels(page.width), maxHeight / toPixels(page.height));
  return (
    <section className="notes-page">
      <SheetView page={page} number={number} scale={scale} viewMode="static" />
      <h2>{t('canvas:slides.number', { number })}</h2>
      <p dir="auto">{page.notes}</p>
    </section>
  );
}
