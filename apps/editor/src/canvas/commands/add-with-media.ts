import type { Media, Shape } from '../scene/scene.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { addShapes } from './page-commands.ts';

/** Adds a shape with its picture to the current page, as one undo step, and selects it. */
export function addWithMedia(
  { canvas, focus }: EditorContext,
  shape: Shape,
  { name, media }: { name: string; media: Media },
): void {
  const { scene } = canvas.getState();
  const withMedia = { ...scene, media: new Map(scene.media).set(name, media) };
  canvas.change(addShapes(withMedia, canvas.getPage().id, [shape]), {
    selection: { groupId: null, ids: [shape.id], textPath: null },
  });
  focus();
}
