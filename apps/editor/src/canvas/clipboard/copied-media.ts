import type { Media, Scene, Shape } from '../scene/scene.ts';

interface CopiedShapes {
  shapes: readonly Shape[];
  media: ReadonlyMap<string, Media>;
}

/**
 * Copied shapes for a scene, with the pictures that it lacks. Media are named by their parts: the same name in another file may be another picture,
 * which then gets a new name. A video of another file is not written to this one and is not played, but its poster is kept.
 */
export function adaptMedia(
  { shapes, media }: CopiedShapes,
  scene: Pick<Scene, 'media'>,
  newId: () => string,
): { shapes: readonly Shape[]; missing: [string, Media][] } {
  const [newNames, missing]: [Map<string, string>, [string, Media][]] = [new Map(), []];
  const otherVideos = new Set<string>();
  for (const [name, copied] of media) {
    const existing = scene.media.get(name);
    if (existing !== undefined && isSameBytes(existing.bytes, copied.bytes)) continue;
    if (copied.type.startsWith('video/')) {
      otherVideos.add(name);
      continue;
    }
    const newName = existing === undefined ? name : newId() + (/\.\w+$/.exec(name)?.[0] ?? '');
    newNames.set(name, newName);
    missing.push([newName, copied]);
  }
  const toNewName = (name: string | null): string | null =>
    name === null ? null : (newNames.get(name) ?? name);
  const adapt = (shape: Shape): Shape => {
    if (shape.kind === 'group') return { ...shape, shapes: shape.shapes.map(adapt) };
    if (shape.kind === 'picture') return { ...shape, media: toNewName(shape.media) };
    if (shape.kind === 'box' && shape.fillPaint?.kind === 'picture') {
      const { fillPaint } = shape;
      return {
        ...shape,
        fillPaint: { ...fillPaint, media: newNames.get(fillPaint.media) ?? fillPaint.media },
      };
    }
    if (shape.kind !== 'other') return shape;
    const { video, ...rest } = { ...shape, media: toNewName(shape.media) };
    const isOther = video?.kind === 'embedded' && otherVideos.has(video.media);
    return video === undefined || isOther ? rest : { ...rest, video };
  };
  return { shapes: shapes.map(adapt), missing };
}

/** Whether a shape, or one in a group, shows a picture or plays a video. */
export function usesMedia(shape: Shape, name: string): boolean {
  if (shape.kind === 'group') return shape.shapes.some((inner) => usesMedia(inner, name));
  if (shape.kind === 'box') return shape.fillPaint?.kind === 'picture' && shape.fillPaint.media === name;
  if (shape.kind === 'other' && shape.video?.kind === 'embedded' && shape.video.media === name) return true;
  return (shape.kind === 'picture' || shape.kind === 'other') && shape.media === name;
}

const isSameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one === other || (one.length === other.length && one.every((byte, index) => byte === other[index]));
