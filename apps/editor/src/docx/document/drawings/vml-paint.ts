import type { BoxShape, GradientStop, Stroke } from '../../../canvas/scene/scene.ts';
import { resolveNamedColour } from '../../../drawingml/colour.ts';
import { toHex, toRgb } from '../../../drawingml/rgb.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { getString, parseBoundedNumber } from '../../../xml/values.ts';
import { readVmlLength } from './vml-frame.ts';

/** A value of a shape, or of its type. */
function findValue(shape: Element, type: Element | null, name: string): string | null {
  return getString(shape, name) ?? getString(type, name);
}

const isOff = (value: string | null): boolean => /^(?:f|false|0)$/i.test(value ?? '');

/** The fill of a shape: white unless it says otherwise. */
export function readVmlFill(
  shape: Element,
  type: Element | null,
): Pick<BoxShape, 'fill' | 'fillOpacity' | 'fillPaint'> {
  const element = findChild(shape, 'v:fill');
  if (isOff(findValue(shape, type, 'filled')) || isOff(getString(element, 'on')))
    return { fill: null, fillOpacity: 1, fillPaint: null };
  const fill = readVmlColor(findValue(shape, type, 'fillcolor')) ?? '#ffffff';
  const opacity = readOpacity(getString(element, 'opacity'));
  if (element === null || getString(element, 'type') !== 'gradient')
    return { fill, fillOpacity: opacity, fillPaint: null };
  // Angles are counted from downwards, counter-clockwise.
  const angle = 90 - (parseBoundedNumber(getString(element, 'angle')) ?? 0);
  const stops = readStops(element, fill, opacity);
  return {
    fill,
    fillOpacity: opacity,
    fillPaint: { kind: 'linear', angle: ((angle % 360) + 360) % 360, stops },
  };
}

function readStops(element: Element, fill: string, opacity: number): GradientStop[] {
  const listed = (getString(element, 'colors') ?? '').split(';').flatMap((entry): GradientStop[] => {
    const [position = '', name = ''] = entry.trim().split(/\s+/);
    const color = readVmlColor(name);
    const offset = readOpacity(position);
    return color === null ? [] : [{ offset, color, opacity }];
  });
  if (listed.length > 1) return listed;
  const second = readVmlColor(getString(element, 'color2')) ?? '#ffffff';
  return [
    { offset: 0, color: fill, opacity },
    { offset: 1, color: second, opacity },
  ];
}

/** A fraction of 1, also in 65,536ths or percent. */
export function readVmlFraction(text: string | null): number | null {
  const value = parseBoundedNumber(text?.replace(/[f%]$/, ''));
  if (value === null) return null;
  return text?.endsWith('f') === true ? value / 65_536 : text?.endsWith('%') === true ? value / 100 : value;
}

const readOpacity = (text: string | null): number => Math.min(1, Math.max(0, readVmlFraction(text) ?? 1));

/** The outline of a shape: thin and black unless it says otherwise; null for none. */
export function readVmlStroke(shape: Element, type: Element | null): Stroke | null {
  const element = findChild(shape, 'v:stroke');
  if (isOff(findValue(shape, type, 'stroked')) || isOff(getString(element, 'on'))) return null;
  const dash = getString(element, 'dashstyle') ?? 'solid';
  return {
    color: readVmlColor(findValue(shape, type, 'strokecolor')) ?? '#000000',
    width: readVmlLength(findValue(shape, type, 'strokeweight')) ?? 9525,
    dash: dash === 'solid' ? 'solid' : /dot$/i.test(dash) && !/dash/i.test(dash) ? 'dot' : 'dash',
  };
}

/** A colour by value, or by name and perhaps darkened or lightened (`red darken(128)`); null for others, also for those relative to a fill. */
function readVmlColor(text: string | null): string | null {
  const [name = '', change = ''] = (text ?? '').trim().split(/\s+/);
  if (/^#[0-9a-f]{6}$/i.test(name)) return name.toLowerCase();
  if (/^#[0-9a-f]{3}$/i.test(name)) return name.toLowerCase().replace(/[0-9a-f]/g, '$&$&');
  const [, kind, amount] = /^(darken|lighten)\((\d+)\)$/.exec(change) ?? [];
  const color = systemColors[name.toLowerCase()] ?? resolveNamedColour(name);
  if (color === null || kind === undefined) return color;
  const part = Number(amount) / 255;
  return toHex(
    toRgb(color).map((channel) => (kind === 'darken' ? channel * part : channel * part + 1 - part)),
  );
}

const systemColors: Readonly<Record<string, string>> = {
  window: '#ffffff',
  windowtext: '#000000',
  buttonface: '#f0f0f0',
};
