import { listEditedLines } from '../canvas/scene/edited-lines.ts';
import type { SceneContent } from '../canvas/scene/scene.ts';
import type { SceneEdit } from '../canvas/scene/scene-edit.ts';
import type { DocumentKind } from '../frame/page/document-kind.ts';
import { SlidesPage } from './page/SlidesPage.tsx';

/** Presentations, as pptx. */
export const slidesKind: DocumentKind<SceneEdit, SceneContent> = {
  component: 'Presentation',
  unchanged: { kind: 'scene', changes: [] },
  // The page does not write bytes itself.
  needsWholeSave: () => true,
  wordsOf: listEditedLines,
  Page: SlidesPage,
};
