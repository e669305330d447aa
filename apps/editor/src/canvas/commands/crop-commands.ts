import type { TFunction } from 'i18next';
import type { Point } from '../geometry/box.ts';
import { dragWithinCrop, noCrop, setCrop } from '../geometry/crop.ts';
import type { PictureShape } from '../scene/scene.ts';
import { findCroppablePicture } from '../state/create-canvas.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { changeSelected, computeNudge } from './editor-commands.ts';

/** The picture that can be cropped now; null if something else is selected. */
export function getCroppablePicture({ canvas }: EditorContext): PictureShape | null {
  const now = canvas.getState();
  return findCroppablePicture(now.scene, now);
}

/** From now on the handles of the picture crop it. */
export function startCropping(context: EditorContext, t: TFunction): void {
  const { canvas, announce, focus } = context;
  if (!canvas.getState().canWrite || getCroppablePicture(context) === null) return;
  canvas.select({ isCropping: true });
  focus();
  announce(t('canvas:said.cropping'));
}

export function stopCropping({ canvas, focus }: EditorContext): void {
  canvas.select({ isCropping: false });
  focus();
}

/** Crops the selected picture by parts of its size; false if too little would be left. */
export function cropSelected(context: EditorContext, crop: PictureShape['crop']): boolean {
  const picture = getCroppablePicture(context);
  const cropped = picture === null ? null : setCrop(picture, crop);
  if (cropped === null) return false;
  changeSelected(context, () => cropped);
  return true;
}

export function resetCrop(context: EditorContext): void {
  cropSelected(context, noCrop);
}

/** Moves the picture under its visible part by arrow keys; a burst of key presses is one undo step. */
export function nudgeWithinCrop(context: EditorContext, direction: Point, isFine: boolean): void {
  const distance = computeNudge(direction, isFine);
  changeSelected(
    context,
    (shape) => (shape.kind === 'picture' ? dragWithinCrop(shape, distance) : shape),
    `crop:${context.canvas.getState().ids.join()}`,
  );
}
