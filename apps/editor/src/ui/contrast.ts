import { toLinear } from '../drawingml/rgb.ts';

/** Relative luminance below which white has a higher contrast than black (WCAG 2.2). */
const maxDarkLuminance = 0.179;

/** Whether white text is easier to read on a colour `#rrggbb` than black text; false for anything else. */
export function isDark(color: string): boolean {
  const [red = 1, green = 1, blue = 1] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < maxDarkLuminance;
}
