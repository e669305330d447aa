import type { EditorContext } from '../state/editor-context.tsx';

export const zooms = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const [smallest, largest] = [0.1, 4];

export function zoomTo(context: EditorContext, zoom: number | 'fit'): void {
  context.setUiState({ zoom: zoom === 'fit' ? zoom : Math.min(largest, Math.max(smallest, zoom)) });
}

/** The next zoom preset in a direction. */
export function zoomBy(context: EditorContext, by: 1 | -1): void {
  const now = zoomOf(context.uiState());
  const next = by > 0 ? zooms.find((zoom) => zoom > now + 0.01) : zooms.findLast((zoom) => zoom < now - 0.01);
  zoomTo(context, next ?? (by > 0 ? largest : smallest));
}

export function zoomOf({ zoom, fit }: { zoom: number | 'fit'; fit: number }): number {
  return zoom === 'fit' ? fit : zoom;
}
