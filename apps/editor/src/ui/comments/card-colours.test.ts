import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const page = read('../../style.css');
const cards = read('./comments.css');

/** The value in the light or dark theme. */
function colour(css: string, name: string, theme: 'light' | 'dark'): string {
  const values = [...css.matchAll(new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`, 'g'))].map(
    ([, value]) => value,
  );
  return values[theme === 'light' ? 0 : 1] ?? '';
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

it.each(['light', 'dark'] as const)(
  'the card of a comment has secondary text with sufficient contrast: %s',
  (theme) => {
    expect(contrast(colour(page, 'quiet', theme), colour(cards, 'card-ground', theme))).toBeGreaterThan(4.5);
  },
);

it('the card of a comment is not faded as a whole, which would reduce the contrast of its text', () => {
  const rules = cards.matchAll(/(\.card[^{}]*)\{([^}]*)\}/g);
  expect(
    [...rules].filter(([, , declarations]) => /opacity/.test(declarations ?? '')).map(([, name]) => name),
  ).toEqual([]);
});
