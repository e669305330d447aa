import { expect, it } from 'vitest';
import { darkPalette, lightPalette } from './palettes.ts';

/** The contrast of two colours in six digits, by WCAG 2.2. */
function computeContrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other].map(computeLuminance).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function computeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('in the %s scheme the border of EssayMap parts contrasts with the page by 3 to 1', (_scheme, palette) => {
  const { chart, background } = palette as { chart: { one: string }; background: { paper: string } };
  expect(computeContrast(chart.one, background.paper)).toBeGreaterThanOrEqual(3);
});
