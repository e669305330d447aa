import { expect, it } from 'vitest';
import { getWrapping } from './picture-css.ts';

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
