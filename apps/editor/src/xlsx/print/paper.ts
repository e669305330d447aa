import { a4, type PageSetup } from '../workbook/page-setup.ts';

/** Pixels per inch and per millimetre, as in CSS. */
export const pixelsPerInch = 96;
const pixelsPerMillimetre = pixelsPerInch / 25.4;

/** Width and height in millimetres, by the codes of the format. */
const papers: Readonly<Record<number, readonly [width: number, height: number]>> = {
  1: [215.9, 279.4],
  2: [215.9, 279.4],
  3: [279.4, 431.8],
  4: [431.8, 279.4],
  5: [215.9, 355.6],
  6: [139.7, 215.9],
  7: [184.1, 266.7],
  8: [297, 420],
  9: [210, 297],
  10: [210, 297],
  11: [148, 210],
  12: [257, 364],
  13: [182, 257],
  66: [420, 594],
  70: [105, 148],
};

/** The size of the paper in pixels, as it is turned. */
export function computePaper({ paper, isLandscape }: Pick<PageSetup, 'paper' | 'isLandscape'>): {
  width: number;
  height: number;
} {
  const [short = 210, long = 297] = papers[paper ?? a4] ?? papers[a4] ?? [];
  const [width, height] = isLandscape ? [long, short] : [short, long];
  return { width: width * pixelsPerMillimetre, height: height * pixelsPerMillimetre };
}
