import type { SectionProperties } from '@eigenpal/docx-editor-core/types/document';
import { expect, it } from 'vitest';
import { pageBorderCss } from './page-borders.ts';
import { computePageGeometry } from './page-geometry.ts';

const letter = computePageGeometry(undefined);
const line = { style: 'single', size: 12, space: 24, color: { rgb: 'FF0000' } } as const;

function draw(borders: NonNullable<SectionProperties['pageBorders']>, isFirstPage = true) {
  return pageBorderCss({ pageBorders: borders }, letter, isFirstPage);
}

it('a page has no border if its section has none, or one without lines', () => {
  expect(pageBorderCss({}, letter, true)).toBeNull();
  expect(draw({ top: { style: 'none' } })).toBeNull();
});

it('a page border stands at its distance from the edge of the paper', () => {
  expect(draw({ left: line, offsetFrom: 'page' })).toEqual({
    'border-left': '2px solid #FF0000',
    left: '32px',
  });
});

it('a page border stands outside the text, the header and the footer', () => {
  expect(draw({ left: line, top: line })).toMatchObject({ left: '62px', top: '14px' });
});

it.each([
  ['firstPage', [true, false]],
  ['notFirstPage', [false, true]],
  ['allPages', [true, true]],
] as const)('a page border for %s is only on these', (display, shown) => {
  const drawn = [true, false].map((isFirst) => draw({ top: line, display }, isFirst) !== null);
  expect(drawn).toEqual(shown);
});
