import type { EditorContext } from '../state/editor-context.tsx';

export const zoomPresets = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const [minZoom, maxZoom] = [0.1, 4];

export function zoomTo(context: EditorContext, zoom: number | 'fit'): void {
  context.setUiState({ zoom: zoom === 'fit' ? zoom : Math.min(maxZoom, Math.max(minZoom, zoom)) });
}

/** The next zoom preset in a direction. */
export function zoomBy(context: EditorContext, direction: 1 | -1): void {
  const currentZoom = getZoom(context.getUiState());
  const next =
    direction > 0
      ? zoomPresets.find((zoom) => zoom > currentZoom + 0.01)
      : zoomPresets.findLast((zoom) => zoom < currentZoom - 0.01);
  zoomTo(context, next ?? (direction > 0 ? maxZoom : minZoom));
}

export function getZoom({ zoom, fit }: { zoom: number | 'fit'; fit: number }): number {
  return zoom === 'fit' ? fit : zoom;
}
