import { CanvasPage } from '../../canvas/page/CanvasPage.tsx';
import type { SceneContent } from '../../canvas/scene/scene.ts';
import type { SceneEdit } from '../../canvas/scene/scene-edit.ts';
import type { CanvasCapabilities } from '../../canvas/state/editor-context.tsx';
import type { OpenedPageProps } from '../../frame/page/document-kind.ts';

/** Capabilities of presentations. */
export const slidesCapabilities = {
  labelPrefix: 'slides',
  hasNotes: true,
  canHide: true,
  canName: false,
  canPresent: true,
  hasPresets: true,
  hasDimensions: false,
  hasLayers: false,
  hasStyles: false,
  hasVideoLinks: true,
  canComment: true,
  designs: async (size) => (await import('./design-choices.ts')).createDesignChoices(size),
} as const satisfies CanvasCapabilities;

/** The page of a presentation. */
export function SlidesPage(props: OpenedPageProps<SceneEdit, SceneContent>) {
  return <CanvasPage opened={props} capabilities={slidesCapabilities} />;
}
