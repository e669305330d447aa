import { CanvasPage } from '../../canvas/page/CanvasPage.tsx';
import type { SceneContent } from '../../canvas/scene/scene.ts';
import type { SceneEdit } from '../../canvas/scene/scene-edit.ts';
import type { OpenedPageProps } from '../../frame/page/document-kind.ts';

const traits = {
  words: 'slides',
  hasNotes: true,
  canHide: true,
  canName: false,
  canPresent: true,
  canComment: true,
} as const;

/** The page of a presentation. */
export function SlidesPage(props: OpenedPageProps<SceneEdit, SceneContent>) {
  return <CanvasPage opened={props} traits={traits} />;
}
