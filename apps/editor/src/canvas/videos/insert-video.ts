import { addWithMedia } from '../commands/add-with-media.ts';
import { getSelectedShapes } from '../commands/editor-commands.ts';
import { emuPerMillimetre } from '../geometry/box.ts';
import { requireEditableLayer } from '../layers/layer-commands.ts';
import type { OtherShape } from '../scene/scene.ts';
import { baseShapeValues } from '../scene/shape-values.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { createPoster } from './poster.ts';
import { toPageAddress } from './video-address.ts';

const defaultSize = { width: 160 * emuPerMillimetre, height: 90 * emuPerMillimetre };

/** Inserts a link to a video in the middle of the page, as one undo step. */
export function insertVideo(
  context: EditorContext,
  { address, title }: { address: string; title: string },
): void {
  const { canvas, newId } = context;
  if (!canvas.getState().canWrite || !requireEditableLayer(context)) return;
  const page = canvas.getPage();
  const scale = Math.min(1, (page.width * 0.9) / defaultSize.width, (page.height * 0.9) / defaultSize.height);
  const [width, height] = [Math.round(defaultSize.width * scale), Math.round(defaultSize.height * scale)];
  const name = `${newId()}.png`;
  const shape: OtherShape = {
    ...baseShapeValues,
    id: newId(),
    kind: 'other',
    what: 'video',
    media: name,
    video: { kind: 'link', address: toPageAddress(address) },
    alt: title,
    x: Math.round((page.width - width) / 2),
    y: Math.round((page.height - height) / 2),
    width,
    height,
  };
  addWithMedia(context, shape, { name, media: { bytes: createPoster(), type: 'image/png' } });
}

/** The page of the selected linked video; null if something else is selected. */
export function getSelectedVideoAddress(context: EditorContext): string | null {
  const [shape, ...others] = getSelectedShapes(context);
  if (others.length > 0 || shape?.kind !== 'other' || shape.video?.kind !== 'link') return null;
  return toPageAddress(shape.video.address);
}
