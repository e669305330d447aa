import i18next from 'i18next';
import { readPicture } from '../../ui/pictures/read-picture.ts';
import { showToast } from '../../ui/toast.ts';
import { addWithMedia } from '../commands/add-with-media.ts';
import type { Point } from '../geometry/box.ts';
import { requireEditableLayer } from '../layers/layer-commands.ts';
import type { Media } from '../scene/scene.ts';
import { createPicture } from '../stage/new-shapes.ts';
import type { EditorContext } from '../state/editor-context.tsx';

/** Maximum size of a picture before it is downscaled; larger files are rejected. */
const maxBytes = 40_000_000;

/** Inserts pictures from files into the current page. If one cannot be read, an error is shown and nothing changes. */
export async function insertPictures(
  context: EditorContext,
  files: readonly File[],
  position: Point | null = null,
): Promise<void> {
  for (const file of files) {
    const decoded = file.size > maxBytes ? 'large' : await readPicture(file).catch(() => null);
    if (decoded === null || decoded === 'large') {
      showToast({
        text: i18next.t(decoded === 'large' ? 'canvas:picture.large' : 'canvas:picture.unreadable'),
      });
      continue;
    }
    const bytes = new Uint8Array(await decoded.blob.arrayBuffer());
    insertPicture(context, { media: { bytes, type: decoded.blob.type }, size: decoded, at: position });
  }
}

function insertPicture(
  context: EditorContext,
  { media, size, at }: { media: Media; size: { width: number; height: number }; at: Point | null },
): void {
  const { canvas, newId } = context;
  if (!canvas.getState().canWrite || !requireEditableLayer(context)) return;
  const name = `${newId()}.${extensions[media.type] ?? 'png'}`;
  const picture = createPicture({ id: newId(), media: name, size, alt: '' }, canvas.getPage(), at);
  addWithMedia(context, picture, { name, media });
}

const extensions: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif' };

/** Opens the file picker for pictures. */
export function choosePictures(context: EditorContext): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/png,image/jpeg,image/gif,image/svg+xml,image/webp';
  input.multiple = true;
  input.addEventListener('change', () => void insertPictures(context, [...(input.files ?? [])]));
  input.click();
}

export function listPictures(transfer: DataTransfer | null): File[] {
  return [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
