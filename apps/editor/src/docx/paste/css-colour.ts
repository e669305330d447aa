import colorNames from 'color-name';

const opaque = 1;

/** A CSS colour (hex, `rgb()` or a name) as it appears on white, as `RRGGBB`; null if that is white itself, as it is for a fully transparent one, and for any other value. */
export function toOpaqueHex(value: string): string | null {
  const colour = readHex(value) ?? readFunction(value) ?? readName(value);
  if (colour === null) return null;
  const { rgb, opacity } = colour;
  const blended = rgb.map((part) => Math.round(part * opacity + 255 * (1 - opacity)));
  const hex = blended.map((part) => part.toString(16).padStart(2, '0')).join('');
  return hex === 'ffffff' ? null : hex.toUpperCase();
}

interface Colour {
  /** Each from 0 to 255. */
  rgb: readonly number[];
  opacity: number;
}

function readHex(value: string): Colour | null {
  const digits = /^#([0-9a-f]{3,8})$/i.exec(value)?.[1] ?? '';
  const pairs = digits.length < 5 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  if (pairs === null || ![3, 4, 6, 8].includes(digits.length)) return null;
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16));
  return { rgb: [red, green, blue], opacity: alpha / 255 };
}

/** `rgb(…)` and `rgba(…)`, with or without commas, as numbers or percentages. */
function readFunction(value: string): Colour | null {
  const parameters = /^rgba?\(([^)]{1,80})\)$/i.exec(value)?.[1];
  if (parameters === undefined) return null;
  const parts = parameters.split(/[\s,/]+/).filter((part) => part !== '');
  const numbers = parts.map((part) => Number.parseFloat(part));
  if (parts.length < 3 || parts.length > 4 || numbers.some((number) => !Number.isFinite(number))) return null;
  const [red = 0, green = 0, blue = 0] = numbers.map((number, index) =>
    clamp(parts[index]?.endsWith('%') ? number * 2.55 : number, 255),
  );
  const alpha = numbers[3] ?? opaque;
  return { rgb: [red, green, blue], opacity: clamp(parts[3]?.endsWith('%') ? alpha / 100 : alpha, opaque) };
}

function readName(value: string): Colour | null {
  const rgb = Object.entries(colorNames).find(([name]) => name === value.toLowerCase())?.[1];
  return rgb === undefined ? null : { rgb, opacity: opaque };
}

function clamp(value: number, max: number): number {
  return Math.min(max, Math.max(0, value));
}
