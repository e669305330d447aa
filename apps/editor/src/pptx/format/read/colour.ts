import colorNames from 'color-name';
import type { Element } from '../../../xml/element.ts';
import { getNumber, getString } from '../../../xml/values.ts';

/** A resolved colour: `#rrggbb` and opacity, 0 to 1. */
export interface Tint {
  color: string;
  opacity: number;
}

/** Theme colours as they are mapped on one slide. */
export interface Palette {
  /** `#rrggbb`, or null for a name that the theme lacks. */
  colorOf: (name: string) => string | null;
}

type Rgb = [red: number, green: number, blue: number];

/** The colour in an element (`a:solidFill`, `a:buClr`, a style reference …); null if it has none. */
export function tintIn(holder: Element | null, palette: Palette, placeholder?: Tint | null): Tint | null {
  for (const child of holder?.children ?? []) {
    const base = baseOf(child, palette, placeholder ?? null);
    if (base !== null) return applyModifiers(base, child);
  }
  return null;
}

function baseOf(element: Element, palette: Palette, placeholder: Tint | null): Tint | null {
  const name = getString(element, 'val') ?? '';
  const opaque = (color: string | null): Tint | null => (color === null ? null : { color, opacity: 1 });
  switch (element.name) {
    case 'a:srgbClr':
      return opaque(/^[0-9a-f]{6}$/i.test(name) ? `#${name.toLowerCase()}` : null);
    case 'a:schemeClr':
      return name === 'phClr' ? placeholder : opaque(palette.colorOf(name));
    case 'a:sysClr': {
      const last = getString(element, 'lastClr') ?? '';
      const isKnown = /^[0-9a-f]{6}$/i.test(last);
      return opaque(isKnown ? `#${last.toLowerCase()}` : name === 'window' ? '#ffffff' : '#000000');
    }
    case 'a:prstClr':
      return opaque(namedColor(name));
    case 'a:scrgbClr':
      return opaque(
        hexOf(['r', 'g', 'b'].map((part) => fromLinear((getNumber(element, part) ?? 0) / 100_000))),
      );
    case 'a:hslClr': {
      const [hue, saturation, light] = ['hue', 'sat', 'lum'].map((part) => getNumber(element, part) ?? 0);
      return opaque(
        hexOf(fromHsl([(hue ?? 0) / 21_600_000, (saturation ?? 0) / 100_000, (light ?? 0) / 100_000])),
      );
    }
    default:
      return null;
  }
}

/** DrawingML abbreviates some CSS colour names. */
function namedColor(name: string): string | null {
  const full = name.toLowerCase().replace(/^dk/, 'dark').replace(/^lt/, 'light').replace(/^med/, 'medium');
  const long = full.replace('mediumium', 'medium');
  const rgb = Object.entries(colorNames).find(([key]) => key === long)?.[1];
  return rgb === undefined ? null : hexOf(rgb.map((part) => part / 255));
}

/** Applies all colour transforms in order, each of them a child element. */
function applyModifiers(base: Tint, element: Element): Tint {
  let { color, opacity } = base;
  for (const child of element.children) {
    const share = (getNumber(child, 'val') ?? 0) / 100_000;
    if (child.name === 'a:alpha') opacity = share;
    else if (child.name === 'a:alphaMod') opacity *= share;
    else if (child.name === 'a:alphaOff') opacity += share;
    else color = hexOf(applyRgbModifier(rgbOf(color), child.name, share));
  }
  return { color, opacity: clamp(opacity) };
}

function applyRgbModifier(rgb: Rgb, name: string, share: number): readonly number[] {
  const [hue, saturation, light] = toHsl(rgb);
  switch (name) {
    case 'a:lumMod':
      return fromHsl([hue, saturation, clamp(light * share)]);
    case 'a:lumOff':
      return fromHsl([hue, saturation, clamp(light + share)]);
    case 'a:lum':
      return fromHsl([hue, saturation, clamp(share)]);
    case 'a:satMod':
      return fromHsl([hue, clamp(saturation * share), light]);
    case 'a:satOff':
      return fromHsl([hue, clamp(saturation + share), light]);
    case 'a:hueOff':
      // Angles are 60,000ths of a degree.
      return fromHsl([(hue + share / 216 + 1) % 1, saturation, light]);
    case 'a:tint':
      return rgb.map((part) => fromLinear(toLinear(part) * share + 1 - share));
    case 'a:shade':
      return rgb.map((part) => fromLinear(toLinear(part) * share));
    case 'a:inv':
      return rgb.map((part) => 1 - part);
    case 'a:comp':
      return fromHsl([(hue + 0.5) % 1, saturation, light]);
    case 'a:gray': {
      const grey = 0.3 * rgb[0] + 0.59 * rgb[1] + 0.11 * rgb[2];
      return [grey, grey, grey];
    }
    default:
      return rgb;
  }
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function fromLinear(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}

export function hexOf(rgb: readonly number[]): string {
  return `#${rgb
    .map((part) =>
      Math.round(clamp(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export function rgbOf(color: string): Rgb {
  const part = (from: number): number => Number.parseInt(color.slice(from, from + 2), 16) / 255 || 0;
  return [part(1), part(3), part(5)];
}

function toHsl([red, green, blue]: Rgb): Rgb {
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [sum, difference] = [max + min, max - min];
  if (difference === 0) return [0, 0, sum / 2];
  const saturation = sum > 1 ? difference / (2 - sum) : difference / sum;
  const sixth =
    max === red
      ? (green - blue) / difference + (green < blue ? 6 : 0)
      : max === green
        ? (blue - red) / difference + 2
        : (red - green) / difference + 4;
  return [sixth / 6, saturation, sum / 2];
}

function fromHsl([hue, saturation, light]: Rgb): Rgb {
  const part = (offset: number): number => {
    const place = (offset + hue * 12) % 12;
    return light - saturation * Math.min(light, 1 - light) * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  };
  return [part(0), part(8), part(4)];
}
