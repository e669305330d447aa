// @vitest-environment jsdom
import type { ImageAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import { expect, it } from 'vitest';
import { MarginPictures, placeMarginPictures } from './margin-pictures.ts';

const geometry = {
  width: 800,
  height: 1000,
  top: 100,
  right: 90,
  bottom: 80,
  left: 70,
  headerDistance: 40,
  footerDistance: 30,
};
const atPageCorner: ImageAttrs['position'] = {
  horizontal: { relativeTo: 'page', posOffset: 0 },
  vertical: { relativeTo: 'page', posOffset: 0 },
};

function createText(): { root: HTMLElement; pictures: HTMLElement[] } {
  const root = document.createElement('div');
  root.innerHTML = '<p><img class="picture"><img class="picture"></p>';
  return { root, pictures: [...root.querySelectorAll('img')] };
}

it.each([
  ['header', '-40px'],
  ['footer', '-970px'],
] as const)('a floating picture at the corner of the page is placed from the text of a %s', (kind, top) => {
  const text = createText();
  const copy = createText();
  const pictures = new MarginPictures();
  const [inline, floating] = copy.pictures;
  for (const picture of text.pictures.slice(1)) pictures.register(picture, { position: atPageCorner });
  placeMarginPictures(pictures.list(text.root, { root: copy.root, kind, geometry }));
  expect(inline?.className).toBe('picture');
  expect(floating?.className).toBe('picture placed');
  expect(['--free-left', '--free-top'].map((name) => floating?.style.getPropertyValue(name))).toEqual([
    '-70px',
    top,
  ]);
});

it('a picture that no longer floats is not placed', () => {
  const { root, pictures: all } = createText();
  const pictures = new MarginPictures();
  for (const picture of all) pictures.register(picture, { position: atPageCorner });
  for (const picture of all) pictures.unregister(picture);
  placeMarginPictures(pictures.list(root, { root, kind: 'header', geometry }));
  expect(all.map(({ className }) => className)).toEqual(['picture', 'picture']);
});

it('words are wrapped around a picture that stands among them, at its side', () => {
  const { root, pictures: all } = createText();
  for (const picture of all) {
    picture.className = 'picture wrapped';
    Object.defineProperties(picture, { offsetWidth: { value: 40 }, offsetHeight: { value: 20 } });
  }
  Object.defineProperties(root, { clientWidth: { value: 600 }, offsetHeight: { value: 60 } });
  const pictures = new MarginPictures();
  all.forEach((picture, index) => {
    const horizontal = { relativeTo: 'column', align: index === 0 ? 'left' : 'right' } as const;
    pictures.register(picture, {
      position: { horizontal, vertical: { relativeTo: 'paragraph', posOffset: 0 } },
    });
  });
  placeMarginPictures(pictures.list(root, { root, kind: 'header', geometry }));
  expect(all.map(({ className, style }) => [className, style.float])).toEqual([
    ['picture wrapped', 'left'],
    ['picture wrapped', 'right'],
  ]);
});
