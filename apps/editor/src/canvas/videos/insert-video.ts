import { getSelectedShapes } from '../commands/editor-commands.ts';
import { addShapes } from '../commands/page-commands.ts';
import { emuPerMillimetre } from '../geometry/box.ts';
import { requireEditableLayer } from '../layers/layer-commands.ts';
import type { OtherShape, Scene } from '../scene/scene.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { createPoster } from './poster.ts';
import { toPageAddress } from './video-address.ts';

const defaultSize = { width: 160 * emuPerMillimetre, height: 90 * emuPerMillimetre };

/** Inserts a link to a video in the middle of the page, as one undo step. */
export function insertVideo(
  context: EditorContext,
  { address, title }: { address: string; title: string },
): void {
  const { canvas, newId, focus } = context;
  if (!canvas.getState().canWrite || !requireEditableLayer(context)) return;
  const page = canvas.getPage();
  const { scene } = canvas.getState();
  const scale = Math.min(1, (page.width * 0.9) / defaultSize.width, (page.height * 0.9) / defaultSize.height);
  const [width, height] = [Math.round(defaultSize.width * scale), Math.round(defaultSize.height * scale)];
  const name = `${newId()}.png`;
  const shape: OtherShape = {
    id: newId(),
    kind: 'other',
    what: 'video',
    media: name,
    video: { kind: 'link', address: toPageAddress(address) },
    name: '',
    alt: title,
    x: Math.round((page.width - width) / 2),
    y: Math.round((page.height - height) / 2),
    width,
    height,
    rotation: 0,
    isFlippedX: false,
    isFlippedY: false,
  };
  const media: Scene['media'] = new Map(scene.media).set(name, { bytes: createPoster(), type: 'image/png' });
  canvas.change(addShapes({ ...scene, media }, page.id, [shape]), {
    selection: { groupId: null, ids: [shape.id], textPath: null },
  });
  focus();
}

/** The page of the selected linked video; null if something else is selected. */
export function getSelectedVideoAddress(context: EditorContext): string | null {
  const [shape, ...others] = getSelectedShapes(context);
  if (others.length > 0 || shape?.kind !== 'other' || shape.video?.kind !== 'link') return null;
  return toPageAddress(shape.video.address);
}
