import { useEffect } from 'react';
import { usePrinting } from '../../frame/page/use-printing.ts';
import { toPixels } from '../geometry/box.ts';
import type { ScenePage } from '../scene/scene.ts';
import { useCanvas } from '../state/editor-context.tsx';
import { MediaProvider } from '../view/media.ts';
import { SheetView } from '../view/SheetView.tsx';

/** All pages, one per sheet; rendered only for printing. */
export function PrintedPages() {
  const { pages, media } = useCanvas(({ scene }) => scene);
  const isPrinting = usePrinting();
  const [first] = pages;
  usePrintedSize(first);
  if (!isPrinting || first === undefined) return null;
  return (
    <div className="printed-pages" aria-hidden="true">
      <MediaProvider value={media}>
        {pages.map((page) => (
          <SheetView
            key={page.id}
            page={page}
            scale={Math.min(
              toPixels(first.width) / toPixels(page.width),
              toPixels(first.height) / toPixels(page.height),
            )}
            viewMode="static"
          />
        ))}
      </MediaProvider>
    </div>
  );
}

/** The paper size is that of the first page. */
function usePrintedSize(page: ScenePage | undefined): void {
  const [width, height] = [toPixels(page?.width ?? 0), toPixels(page?.height ?? 0)];
  // Adds a style sheet with the paper size to the document.
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${width}px ${height}px; margin: 0 }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [width, height]);
}
