import { expect, it } from 'vitest';
import type { Media, OtherShape, Shape } from '../scene/scene.ts';
import { createBox, createGroup, createOther, createPictureShape } from '../testing/scenes.ts';
import { adaptMedia, usesMedia } from './copied-media.ts';

const createMedia = (type: string, ...bytes: number[]): Media => ({ bytes: new Uint8Array(bytes), type });
const film = 'ppt/media/media1.mp4';
const poster = 'ppt/media/image1.png';

const createVideo = (): OtherShape =>
  createOther('v', { what: 'video', media: poster, video: { kind: 'embedded', media: film } });

const copied = new Map([
  [film, createMedia('video/mp4', 1, 2)],
  [poster, createMedia('image/png', 3)],
]);
const paste = (shape: Shape, ...media: [string, Media][]) =>
  adaptMedia({ shapes: [createGroup('g', [shape])], media: copied }, { media: new Map(media) }, () => 'new');
const inGroup = (values: Partial<OtherShape>) => [createGroup('g', [{ ...createVideo(), ...values }])];

it('an embedded video is copied with its shape', () => {
  const used = [film, poster, 'other'].filter((name) => usesMedia(createGroup('g', [createVideo()]), name));
  expect(used).toEqual([film, poster]);
});
it('a video of the same file, also in another window, is pasted with its player', () => {
  const { shapes, missing } = paste(
    createVideo(),
    [film, createMedia('video/mp4', 1, 2)],
    [poster, createMedia('image/png', 3)],
  );
  expect(shapes).toEqual(inGroup({}));
  expect(missing).toEqual([]);
});
it('a video is not pasted into a file that has another one of the same name, or none', () => {
  const { video: _, ...withoutVideo } = createVideo();
  const others = paste(createVideo(), [film, createMedia('video/mp4', 1, 9)]);
  expect(others.shapes).toEqual([createGroup('g', [withoutVideo])]);
  expect(others.missing).toEqual([[poster, copied.get(poster)]]);
  expect(paste(createVideo()).shapes).toEqual(others.shapes);
});
it('a picture whose name is that of another picture in the file gets a new name', () => {
  const taken: [string, Media] = [poster, createMedia('image/png', 4)];
  const picture = paste(createPictureShape('p', poster), taken);
  expect(picture.shapes).toEqual([createGroup('g', [createPictureShape('p', 'new.png')])]);
  expect(picture.missing).toEqual([['new.png', copied.get(poster)]]);
  const area = { opacity: 1, x: 0, y: 0, width: 1, height: 1, isTiled: false };
  const fillPaint = { ...area, kind: 'picture', media: poster } as const;
  expect(paste(createBox('b', { fillPaint }), taken).shapes).toEqual([
    createGroup('g', [createBox('b', { fillPaint: { ...fillPaint, media: 'new.png' } })]),
  ]);
});
