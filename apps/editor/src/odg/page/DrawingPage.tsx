import { CanvasPage } from '../../canvas/page/CanvasPage.tsx';
import type { SceneContent } from '../../canvas/scene/scene.ts';
import type { SceneEdit } from '../../canvas/scene/scene-edit.ts';
import type { OpenedPageProps } from '../../frame/page/document-kind.ts';

/** Capabilities of drawings. */
export const drawingCapabilities = {
  labelPrefix: 'drawing',
  hasNotes: false,
  canHide: false,
  canName: true,
  canPresent: false,
  hasPresets: false,
  hasDimensions: true,
  hasLayers: true,
  hasStyles: true,
  hasVideoLinks: false,
  canComment: false,
} as const;

/** The page of a drawing. */
export function DrawingPage(props: OpenedPageProps<SceneEdit, SceneContent>) {
  return <CanvasPage opened={props} capabilities={drawingCapabilities} />;
}
