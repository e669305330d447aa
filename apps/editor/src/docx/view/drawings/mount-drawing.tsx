import '../../../canvas/view/sheet.css';
import './drawings.css';
import i18next from 'i18next';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toPixels } from '../../../canvas/geometry/box.ts';
import { MediaProvider } from '../../../canvas/view/media.ts';
import { ShapeView } from '../../../canvas/view/ShapeView.tsx';
import { TextsProvider } from '../../../i18n.ts';
import type { ShownDrawing } from './drawing-source.ts';

/** Draws into an element, in its size; returns what removes it. */
export function mountDrawing(element: HTMLElement, drawing: ShownDrawing): () => void {
  const { shape, media } = drawing;
  const [width, height] = [toPixels(shape.width), toPixels(shape.height)];
  const root = createRoot(element);
  // The page may be printed next.
  flushSync(() =>
    root.render(
      <TextsProvider value={i18next.t}>
        <MediaProvider value={media}>
          <span className="drawing-shapes" style={{ width, height }}>
            <ShapeView shape={shape} originX={shape.x} originY={shape.y} viewMode="present" />
          </span>
        </MediaProvider>
      </TextsProvider>,
    ),
  );
  // A drawing wider than the text is scaled down.
  const scale = (): void => {
    if (width > 0) element.style.setProperty('--scale', `${element.offsetWidth / width}`);
    else if (height > 0) element.style.setProperty('--scale', `${element.offsetHeight / height}`);
  };
  const observer = new ResizeObserver(scale);
  observer.observe(element);
  scale();
  return () => {
    observer.disconnect();
    // React cannot unmount while it renders.
    queueMicrotask(() => root.unmount());
  };
}
