import { fflateCodec, removeActiveContent } from '@redraft/documents';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { maxVideoBytes } from '../../canvas/format/media-reader.ts';
import { pixelPng } from '../../canvas/format/testing/random-edits.ts';
import type { SceneContent, Shape, Video } from '../../canvas/scene/scene.ts';
import { createOther } from '../../canvas/testing/scenes.ts';
import { openSlides } from './read/read-slides.ts';
import { slidesFormat } from './slides-form.ts';
import { boxXml, createDeck } from './testing/create-deck.ts';
import { findPackageProblems } from './testing/package-problems.ts';
import { writeSlides } from './write/write-slides.ts';

const address = 'https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed&start=1';

const createVideoXml = (attribute: string, file = '<a:videoFile r:link="rIdV"/>'): string =>
  `<p:pic><p:nvPicPr><p:cNvPr id="4" name="Video" descr="A film"><a:hlinkClick r:id="" action="ppaction://media"/></p:cNvPr><p:cNvPicPr/><p:nvPr>${file}` +
  `<p:extLst><p:ext uri="{DAA4B4D4-6D71-4841-9C94-3DE7FCFB9230}"><p14:media xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main" ${attribute}="rIdM"/></p:ext></p:extLst></p:nvPr></p:nvPicPr>` +
  '<p:blipFill><a:blip r:embed="rIdP"/><a:stretch/></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="914400" cy="914400"/></a:xfrm></p:spPr></p:pic>';

function createVideoDeck(
  { target, isExternal, file }: { target: string; isExternal: boolean; file?: string },
  bytes = new Uint8Array([1, 2, 3]),
): Uint8Array {
  return createDeck(
    [
      {
        shapes: createVideoXml(isExternal ? 'r:link' : 'r:embed', file),
        relationships: [
          { id: 'rIdV', type: 'video', target, isExternal },
          {
            id: 'rIdM',
            type: 'http://schemas.microsoft.com/office/2007/relationships/media',
            target,
            isExternal,
          },
          { id: 'rIdP', type: 'image', target: '../media/image1.png' },
        ],
      },
    ],
    {
      parts: {
        'ppt/media/image1.png': pixelPng,
        ...(isExternal ? {} : { [target.replace('..', 'ppt')]: bytes }),
      },
    },
  );
}

function getVideo({ pages }: SceneContent): Video | undefined {
  const [shape] = pages[0]?.shapes ?? [];
  return shape?.kind === 'other' ? shape.video : undefined;
}

describe('reading videos', () => {
  it('a linked video is read with its address and needs no notice', () => {
    const { scene } = openSlides(
      createVideoDeck({ target: address.replace('&', '&amp;'), isExternal: true }),
    );
    expect(getVideo(scene)).toEqual({ kind: 'link', address });
    expect(scene.unsupported).toEqual([]);
  });
  it.each(['file:///C:/films/film.mp4', 'javascript:alert(1)', 'film.mp4'])(
    'a video at %s is preserved, not opened',
    (target) => {
      const { scene } = openSlides(createVideoDeck({ target, isExternal: true }));
      expect(getVideo(scene)).toBeUndefined();
      expect(scene.unsupported).toEqual(['video']);
    },
  );
  it('a video in the file is read if browsers play its type', () => {
    const { scene } = openSlides(createVideoDeck({ target: '../media/film.mp4', isExternal: false }));
    expect(getVideo(scene)).toEqual({ kind: 'embedded', media: 'ppt/media/film.mp4' });
    expect(scene.media.get('ppt/media/film.mp4')).toEqual({
      type: 'video/mp4',
      bytes: new Uint8Array([1, 2, 3]),
    });
    const other = openSlides(createVideoDeck({ target: '../media/film.wmv', isExternal: false })).scene;
    expect([getVideo(other), other.unsupported]).toEqual([undefined, ['video']]);
  });
  it('a video beyond the limit is preserved, and not held in memory', () => {
    const bytes = new Uint8Array(maxVideoBytes + 1);
    const { scene } = openSlides(createVideoDeck({ target: '../media/film.mp4', isExternal: false }, bytes));
    expect(getVideo(scene)).toBeUndefined();
    expect(scene.media.has('ppt/media/film.mp4')).toBe(false);
  });
  it('a sound is no video', () => {
    const deck = createVideoDeck({
      target: '../media/film.mp4',
      isExternal: false,
      file: '<a:audioFile r:link="rIdV"/>',
    });
    const { scene } = openSlides(deck);
    expect([getVideo(scene), scene.unsupported]).toEqual([undefined, ['video']]);
  });
});

const newVideo = createOther('new-video', {
  x: 36_000,
  y: 36_000,
  width: 3_600_000,
  height: 1_800_000,
  alt: 'A <film>',
  what: 'video',
  media: 'poster.png',
  video: { kind: 'link', address },
});

const addVideo = (scene: SceneContent, shape: Shape = newVideo): SceneContent => ({
  ...scene,
  media: new Map(scene.media).set('poster.png', { bytes: pixelPng, type: 'image/png' }),
  pages: scene.pages.map((page) => ({ ...page, shapes: [...page.shapes, shape] })),
});
const readSlide = (bytes: Uint8Array): string =>
  strFromU8(unzipSync(bytes)['ppt/slides/slide1.xml'] ?? new Uint8Array());

describe('writing a linked video', () => {
  const opened = openSlides(createDeck([{ shapes: boxXml({ id: 2 }) }]));
  const bytes = writeSlides(opened, addVideo(opened.scene));
  const readAddresses = ({ pages }: SceneContent) =>
    pages[0]?.shapes.flatMap((shape) =>
      shape.kind === 'other' && shape.video?.kind === 'link' ? [shape.video.address] : [],
    );
  it('a new linked video is its poster with a hyperlink, and loads nothing', () => {
    expect(findPackageProblems(bytes)).toEqual([]);
    expect(readSlide(bytes)).not.toContain('videoFile');
    // Hosts take out what loads from elsewhere: nothing of it is.
    expect(removeActiveContent(bytes, fflateCodec)).toBe(bytes);
  });
  it('a written linked video is read as it was', () => {
    const [, shape] = openSlides(bytes).scene.pages[0]?.shapes ?? [];
    expect(shape).toMatchObject({
      kind: 'other',
      what: 'video',
      alt: 'A <film>',
      video: newVideo.video,
      width: 3_600_000,
    });
    expect(openSlides(bytes).scene.unsupported).toEqual([]);
  });
  it('a copied linked video is one as well, and a second save changes nothing', () => {
    const again = openSlides(bytes);
    const [page] = again.scene.pages;
    const copies =
      page?.shapes.map((shape) => ({ ...shape, id: `${shape.id}-copy`, copyOf: shape.id })) ?? [];
    const scene = {
      ...again.scene,
      pages: [...again.scene.pages].map((one) => ({ ...one, shapes: [...one.shapes, ...copies] })),
    };
    expect(readAddresses(openSlides(writeSlides(again, scene)).scene)).toEqual([address, address]);
    expect(readSlide(writeSlides(again, structuredClone(again.scene)))).toBe(readSlide(bytes));
  });
  it('a picture with a hyperlink is no video', () => {
    const renamed = readSlide(bytes).replace(' tooltip="Video"', '');
    const entries = { ...unzipSync(bytes), 'ppt/slides/slide1.xml': strToU8(renamed) };
    expect(openSlides(zipSync(entries)).scene.pages[0]?.shapes[1]?.kind).toBe('picture');
  });
  it('videos that both windows add are kept by the merge', async () => {
    const read = await slidesFormat.read(createDeck([{ shapes: '' }]));
    const save = async (shape: Shape) =>
      slidesFormat.read(
        await slidesFormat.write(slidesFormat.withContent(read, addVideo(read.scene, shape))),
      );
    const other: Shape = {
      ...newVideo,
      id: 'other-video',
      video: { kind: 'link', address: 'https://vimeo.com/1' },
    };
    const [mine, theirs] = [await save(newVideo), await save(other)];
    const merged = await slidesFormat.write(slidesFormat.merge({ base: read, mine, theirs }));
    expect(readAddresses(openSlides(merged).scene)?.toSorted()).toEqual(['https://vimeo.com/1', address]);
  });
});
