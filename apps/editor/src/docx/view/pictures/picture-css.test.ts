import { expect, it } from 'vitest';
import { getWrapping, pictureCss } from './picture-css.ts';

const offset = { horizontal: { relativeTo: 'margin', posOffset: 1000 } } as const;
const centred = { horizontal: { relativeTo: 'margin', align: 'center' } } as const;

it.each([
  ['with text on its right stands left', { wrapType: 'square', cssFloat: 'left' }, 'left'],
  [
    'with text on both sides and an offset is placed by the layout',
    { wrapType: 'square', cssFloat: 'none', position: offset },
    'left',
  ],
  [
    'with text on both sides in the middle stands between lines',
    { wrapType: 'square', cssFloat: 'none', position: centred },
    'between',
  ],
  [
    'with text above and below stands between lines',
    { wrapType: 'topAndBottom', position: offset },
    'between',
  ],
  ['over the text stands in front of it', { wrapType: 'inFront', position: offset }, 'front'],
] as const)('a picture %s', (_name, attrs, wrapping) => {
  expect(getWrapping(attrs)).toBe(wrapping);
});

it('a picture between lines begins where its file says, and may stand above its paragraph', () => {
  const position = {
    horizontal: { relativeTo: 'column', posOffset: 38_100 },
    vertical: { relativeTo: 'paragraph', posOffset: -190_500 },
  } as const;
  const css = pictureCss({ wrapType: 'topAndBottom', position, distTop: 1 });
  expect(css).toMatchObject({ 'margin-block': '-19px 0px', 'margin-inline': '4px auto' });
});

it('a picture between lines that is lower in its paragraph leaves no empty space above it', () => {
  const position = { vertical: { relativeTo: 'paragraph', posOffset: 190_500 } } as const;
  expect(pictureCss({ wrapType: 'topAndBottom', position })['margin-block']).toBe('0px 0px');
});
