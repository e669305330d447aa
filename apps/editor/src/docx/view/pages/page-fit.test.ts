import { expect, it } from 'vitest';
import { fitPage } from './page-fit.ts';
import { computePageGeometry } from './page-geometry.ts';

/** A4 with margins of an inch. */
const page = computePageGeometry({
  pageWidth: 11906,
  pageHeight: 16838,
  marginLeft: 1440,
  marginRight: 1440,
  marginTop: 1440,
  marginBottom: 1440,
});

it('a page has its real size where there is room', () => {
  expect(fitPage(860, page, 1)).toEqual({ scale: 1, crop: { left: 0, right: 0 } });
});
it('a page is scaled down as a whole while it stays readable', () => {
  const { scale, crop } = fitPage(736, page, 1);
  expect(scale).toBeCloseTo(0.887, 3);
  expect(crop).toEqual({ left: 0, right: 0 });
});
it('a page beside a panel loses its side margins before its text gets small', () => {
  const { scale, crop } = fitPage(540, page, 1);
  expect(scale).toBeGreaterThan(0.82);
  expect(crop.left).toBeCloseTo(crop.right, 5);
  expect((page.width - crop.left - crop.right) * scale).toBeLessThanOrEqual(540);
});
it('a page never loses a part of its text at any width and zoom', () => {
  for (let width = 300; width < 1400; width += 7) {
    for (const zoom of [0.5, 0.75, 1, 1.25, 2]) {
      const { crop } = fitPage(width, page, zoom);
      expect(crop.left).toBeLessThan(page.left - 20);
      expect(crop.right).toBeLessThan(page.right - 20);
      expect(Math.min(crop.left, crop.right)).toBeGreaterThanOrEqual(0);
    }
  }
});
it('a zoomed page scrolls, with all of its margins', () => {
  expect(fitPage(540, page, 2).crop).toEqual({ left: 0, right: 0 });
});
it('a page with a tiny margin keeps it', () => {
  const slim = { ...page, left: 10, right: 10 };
  expect(fitPage(540, slim, 1).crop.left).toBeLessThan(1);
});
