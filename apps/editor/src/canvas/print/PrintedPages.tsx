import { useEffect } from 'react';
import { usePageRule } from '../../frame/page/use-page-rule.ts';
import { usePrinting } from '../../frame/page/use-printing.ts';
import { toPixels } from '../geometry/box.ts';
import { getPageNumber } from '../scene/page-number.ts';
import type { ScenePage } from '../scene/scene.ts';
import { useCanvas, useEditorContext, useUiState } from '../state/editor-context.tsx';
import { MediaProvider } from '../view/media.ts';
import { SheetView } from '../view/SheetView.tsx';
import { NotesPage } from './NotesPage.tsx';

/** All pages, one per sheet, or slides with their notes; rendered only for printing. */
export function PrintedPages() {
  const context = useEditorContext();
  const scene = useCanvas((now) => now.scene);
  const { pages, media, layers } = scene;
  const printsNotes = useUiState((uiState) => uiState.printsNotes);
  const isPrinting = usePrinting();
  const [first] = pages;
  usePageRule(formatPageRule(first, printsNotes));
  // The next print has slides only, unless it is asked for with notes again.
  useEffect(() => {
    const reset = (): void => context.setUiState({ printsNotes: false });
    window.addEventListener('afterprint', reset);
    return () => window.removeEventListener('afterprint', reset);
  }, [context]);
  if (!isPrinting || first === undefined) return null;
  return (
    <div className="printed-pages" aria-hidden="true">
      <MediaProvider value={media}>
        {pages.map((page, index) =>
          printsNotes ? (
            <NotesPage key={page.id} page={page} number={getPageNumber(scene, index)} />
          ) : (
            <SheetView
              key={page.id}
              page={page}
              number={getPageNumber(scene, index)}
              scale={computeScale(page, first)}
              viewMode="static"
              layers={layers}
              medium="paper"
            />
          ),
        )}
      </MediaProvider>
    </div>
  );
}

/** A page fits the paper, which has the size of the first one. */
const computeScale = (page: ScenePage, first: ScenePage): number =>
  Math.min(toPixels(first.width) / toPixels(page.width), toPixels(first.height) / toPixels(page.height));

/** The paper has the size of the first page; with notes it is that of the printer, with margins. */
function formatPageRule(page: ScenePage | undefined, printsNotes: boolean): string {
  const [width, height] = [toPixels(page?.width ?? 0), toPixels(page?.height ?? 0)];
  return printsNotes ? 'size: portrait; margin: 15mm' : `size: ${width}px ${height}px; margin: 0`;
}
