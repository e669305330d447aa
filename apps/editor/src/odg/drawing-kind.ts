import { listEditedLines } from '../canvas/scene/edited-lines.ts';
import type { SceneContent } from '../canvas/scene/scene.ts';
import type { SceneEdit } from '../canvas/scene/scene-edit.ts';
import type { DocumentKind } from '../frame/page/document-kind.ts';
import { DrawingPage } from './page/DrawingPage.tsx';

/** Drawings, as odg. */
export const drawingKind: DocumentKind<SceneEdit, SceneContent> = {
  component: 'Drawing',
  unchanged: { kind: 'scene', changes: [] },
  // The page does not write bytes itself.
  needsWholeSave: () => true,
  wordsOf: listEditedLines,
  Page: DrawingPage,
};
