import colorNames from 'color-name';
import type { Element } from '../xml/element.ts';
import { getNumber, getString } from '../xml/values.ts';
import { clamp, fromLinear, type Rgb, toHex, toLinear, toRgb } from './rgb.ts';

/** A resolved colour: `#rrggbb` and opacity, 0 to 1. */
export interface ResolvedColour {
  color: string;
  opacity: number;
}

/** Theme colours as they are mapped on one slide. */
export interface ColourMap {
  /** `#rrggbb`, or null for a name that the theme lacks. */
  getColor: (name: string) => string | null;
}

/** The accent colours of a theme that it has. */
export const listAccents = ({ getColor }: ColourMap): string[] =>
  [1, 2, 3, 4, 5, 6].flatMap((number) => getColor(`accent${number}`) ?? []);

/** The colour in an element (`a:solidFill`, `a:buClr`, a style reference …); null if it has none. */
export function readColour(
  holder: Element | null,
  palette: ColourMap,
  placeholder?: ResolvedColour | null,
): ResolvedColour | null {
  for (const child of holder?.children ?? []) {
    const base = readBaseColour(child, palette, placeholder ?? null);
    if (base !== null) return applyModifiers(base, child);
  }
  return null;
}

function readBaseColour(
  element: Element,
  palette: ColourMap,
  placeholder: ResolvedColour | null,
): ResolvedColour | null {
  const name = getString(element, 'val') ?? '';
  const toOpaque = (color: string | null): ResolvedColour | null =>
    color === null ? null : { color, opacity: 1 };
  switch (element.name) {
    case 'a:srgbClr':
      return toOpaque(/^[0-9a-f]{6}$/i.test(name) ? `#${name.toLowerCase()}` : null);
    case 'a:schemeClr':
      return name === 'phClr' ? placeholder : toOpaque(palette.getColor(name));
    case 'a:sysClr': {
      const last = getString(element, 'lastClr') ?? '';
      const isValid = /^[0-9a-f]{6}$/i.test(last);
      return toOpaque(isValid ? `#${last.toLowerCase()}` : name === 'window' ? '#ffffff' : '#000000');
    }
    case 'a:prstClr':
      return toOpaque(resolveNamedColour(name));
    case 'a:scrgbClr':
      return toOpaque(
        toHex(['r', 'g', 'b'].map((attribute) => fromLinear((getNumber(element, attribute) ?? 0) / 100_000))),
      );
    case 'a:hslClr': {
      const [hue, saturation, lightness] = ['hue', 'sat', 'lum'].map(
        (attribute) => getNumber(element, attribute) ?? 0,
      );
      return toOpaque(
        toHex(fromHsl([(hue ?? 0) / 21_600_000, (saturation ?? 0) / 100_000, (lightness ?? 0) / 100_000])),
      );
    }
    default:
      return null;
  }
}

/** DrawingML abbreviates some CSS colour names. */
export function resolveNamedColour(name: string): string | null {
  const longName = name
    .toLowerCase()
    .replace(/^dk/, 'dark')
    .replace(/^lt/, 'light')
    .replace(/^med/, 'medium');
  const correctedName = longName.replace('mediumium', 'medium');
  const rgb = Object.entries(colorNames).find(([key]) => key === correctedName)?.[1];
  return rgb === undefined ? null : toHex(rgb.map((channel) => channel / 255));
}

/** Applies all colour transforms in order, each of them a child element. */
function applyModifiers(base: ResolvedColour, element: Element): ResolvedColour {
  let { color, opacity } = base;
  for (const child of element.children) {
    const fraction = (getNumber(child, 'val') ?? 0) / 100_000;
    if (child.name === 'a:alpha') opacity = fraction;
    else if (child.name === 'a:alphaMod') opacity *= fraction;
    else if (child.name === 'a:alphaOff') opacity += fraction;
    else color = toHex(applyRgbModifier(toRgb(color), child.name, fraction));
  }
  return { color, opacity: clamp(opacity) };
}

function applyRgbModifier(rgb: Rgb, name: string, fraction: number): readonly number[] {
  const [hue, saturation, lightness] = toHsl(rgb);
  switch (name) {
    case 'a:lumMod':
      return fromHsl([hue, saturation, clamp(lightness * fraction)]);
    case 'a:lumOff':
      return fromHsl([hue, saturation, clamp(lightness + fraction)]);
    case 'a:lum':
      return fromHsl([hue, saturation, clamp(fraction)]);
    case 'a:satMod':
      return fromHsl([hue, clamp(saturation * fraction), lightness]);
    case 'a:satOff':
      return fromHsl([hue, clamp(saturation + fraction), lightness]);
    case 'a:hueOff':
      // Angles are 60,000ths of a degree.
      return fromHsl([(hue + fraction / 216 + 1) % 1, saturation, lightness]);
    case 'a:tint':
      return rgb.map((channel) => fromLinear(toLinear(channel) * fraction + 1 - fraction));
    case 'a:shade':
      return rgb.map((channel) => fromLinear(toLinear(channel) * fraction));
    case 'a:inv':
      return rgb.map((channel) => 1 - channel);
    case 'a:comp':
      return fromHsl([(hue + 0.5) % 1, saturation, lightness]);
    case 'a:gray': {
      const grey = 0.3 * rgb[0] + 0.59 * rgb[1] + 0.11 * rgb[2];
      return [grey, grey, grey];
    }
    default:
      return rgb;
  }
}

function toHsl([red, green, blue]: Rgb): Rgb {
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [sum, difference] = [max + min, max - min];
  if (difference === 0) return [0, 0, sum / 2];
  const saturation = sum > 1 ? difference / (2 - sum) : difference / sum;
  const hueSixths =
    max === red
      ? (green - blue) / difference + (green < blue ? 6 : 0)
      : max === green
        ? (blue - red) / difference + 2
        : (red - green) / difference + 4;
  return [hueSixths / 6, saturation, sum / 2];
}

function fromHsl([hue, saturation, lightness]: Rgb): Rgb {
  const channel = (offset: number): number => {
    const position = (offset + hue * 12) % 12;
    return (
      lightness -
      saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(position - 3, 9 - position, 1))
    );
  };
  return [channel(0), channel(8), channel(4)];
}
