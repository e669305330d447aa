import { memo, useMemo } from 'react';
import { toPixels } from '../geometry/box.ts';
import {
  isOnLayers,
  listHiddenLayers,
  listUneditableLayers,
  removeHiddenFromPage,
} from '../layers/shape-layers.ts';
import type { Layer } from '../scene/layer.ts';
import type { ScenePage, Shape } from '../scene/scene.ts';
import { showPageNumber } from './page-number.ts';
import { ShapeView } from './ShapeView.tsx';
import type { ViewMode } from './view-mode.ts';

interface Props {
  page: ScenePage;
  /** Its number in the document; null in a preview of a layout. */
  number: number | null;
  /** Scale, 1 is the original size. */
  scale: number;
  viewMode: ViewMode;
  layers?: readonly Layer[] | undefined;
  /** Which layers are drawn. */
  medium?: 'screen' | 'paper';
}

/** A chosen background colour replaces a gradient or picture. */
export function isShownBehind(shape: Shape, { background }: ScenePage): boolean {
  return shape.kind !== 'box' || shape.isBackground !== true || shape.fill === background;
}

/** A page with its shapes. It keeps its own colours in every theme. */
export const SheetView = memo((props: Props) => {
  const { page: whole, number, scale, viewMode, layers, medium = 'screen' } = props;
  const page = useMemo(
    () => removeHiddenFromPage(whole, listHiddenLayers(layers, medium)),
    [whole, layers, medium],
  );
  const behind = useMemo(() => showPageNumber(page.behind, number), [page.behind, number]);
  const uneditable = useMemo(() => listUneditableLayers(layers), [layers]);
  const [width, height] = [toPixels(page.width), toPixels(page.height)];
  return (
    <div className="sheet" dir="ltr" style={{ width: width * scale, height: height * scale }}>
      <div
        className="sheet-paper"
        style={{ width, height, transform: `scale(${scale})`, background: page.background ?? '#ffffff' }}
      >
        <div className="sheet-behind" aria-hidden={viewMode === 'edit' || undefined}>
          {behind
            .filter((shape) => isShownBehind(shape, page))
            .map((shape) => (
              <ShapeView key={shape.id} shape={shape} viewMode="static" />
            ))}
        </div>
        {page.shapes.map((shape) => (
          <ShapeView
            key={shape.id}
            shape={shape}
            viewMode={viewMode === 'edit' && isOnLayers(shape, uneditable) ? 'locked' : viewMode}
          />
        ))}
      </div>
    </div>
  );
});
