import type { LineShape, Stroke, TextBody } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';
import { type Chain, keyOf, type Styles } from './styles.ts';
import { colorIn, lengthOf, partOf } from './units.ts';

/** Graphic properties of a style; some programs write them for table cells under a prefix of their own. */
export const graphicsOf = (style: Element): Element | null =>
  style.children.find(({ name }) => name.endsWith(':graphic-properties')) ?? null;

export function graphicValue(chain: Chain, name: string): string | null {
  for (const style of chain) {
    const value = getString(graphicsOf(style), name);
    if (value !== null) return value;
  }
  return null;
}

/** Default colours of other programs without a style. */
const defaults = { fill: '#729fcf', line: '#3465a4' };

export function fillIn(
  styles: Styles,
  chain: Chain,
  without: string | null = defaults.fill,
): { fill: string | null; fillOpacity: number } {
  const fillOpacity = Math.min(1, Math.max(0, partOf(graphicValue(chain, 'draw:opacity')) ?? 1));
  const kind = graphicValue(chain, 'draw:fill') ?? (without === null ? 'none' : 'solid');
  const color = colorIn(graphicValue(chain, 'draw:fill-color')) ?? defaults.fill;
  return { fill: kind === 'none' ? null : (gradedColor(styles, chain, kind) ?? color), fillOpacity };
}

/** A single colour for a gradient, hatch or bitmap fill. */
function gradedColor(styles: Styles, chain: Chain, kind: string): string | null {
  const named = (element: string, attribute: string) =>
    styles.named.get(keyOf(element, graphicValue(chain, attribute) ?? '')) ?? null;
  if (kind === 'gradient') {
    const gradient = named('draw:gradient', 'draw:fill-gradient-name');
    const [start, end] = ['draw:start-color', 'draw:end-color'].map((name) =>
      colorIn(getString(gradient, name)),
    );
    return start && end ? between(start, end) : (start ?? end ?? null);
  }
  if (kind === 'hatch') {
    const isFilled = graphicValue(chain, 'draw:fill-hatch-solid') === 'true';
    return isFilled ? null : colorIn(getString(named('draw:hatch', 'draw:fill-hatch-name'), 'draw:color'));
  }
  return null;
}

function between(one: string, other: string): string {
  const channel = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16);
  const middle = [1, 3, 5].map((at) => Math.round((channel(one, at) + channel(other, at)) / 2));
  return `#${middle.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A line of zero width is drawn as a hairline. */
const thinnest = 9525;

export function strokeIn(styles: Styles, chain: Chain, without: 'none' | 'solid' = 'solid'): Stroke | null {
  const kind = graphicValue(chain, 'draw:stroke') ?? without;
  if (kind === 'none') return null;
  const width = Math.round(lengthOf(graphicValue(chain, 'svg:stroke-width')) ?? 0);
  return {
    color: colorIn(graphicValue(chain, 'svg:stroke-color')) ?? defaults.line,
    width: width > 0 ? width : thinnest,
    dash: kind === 'dash' ? dashIn(styles, chain, width) : 'solid',
  };
}

/** Dashes of at most twice the line width count as dots. */
function dashIn(styles: Styles, chain: Chain, width: number): Stroke['dash'] {
  const name = graphicValue(chain, 'draw:stroke-dash') ?? '';
  const dash = styles.named.get(keyOf('draw:stroke-dash', name)) ?? null;
  if (dash === null) return /dot/i.test(name) && !/dash/i.test(name) ? 'dot' : 'dash';
  const length = (attribute: string): number => {
    const text = getString(dash, attribute);
    const part = partOf(text);
    return part === null ? (lengthOf(text) ?? 0) : part * Math.max(width, thinnest);
  };
  const longestDot = Math.max(length('draw:dots1-length'), length('draw:dots2-length'));
  return longestDot <= 2 * Math.max(width, thinnest) ? 'dot' : 'dash';
}

export function arrowsIn(chain: Chain): Pick<LineShape, 'startArrow' | 'endArrow'> {
  const isThere = (name: string): boolean => (graphicValue(chain, name) ?? '') !== '';
  return { startArrow: isThere('draw:marker-start'), endArrow: isThere('draw:marker-end') };
}

const anchors = new Map<string, TextBody['anchor']>([
  ['top', 'top'],
  ['middle', 'middle'],
  ['bottom', 'bottom'],
  ['justify', 'top'],
]);

/** Default padding of other programs: a quarter of a centimetre at the sides, an eighth above and below. */
export const defaultInset = { left: 90_000, top: 45_000, right: 90_000, bottom: 45_000 };

export function frameOfText(chain: Chain, without: TextBody['anchor']): Pick<TextBody, 'anchor' | 'inset'> {
  const all = graphicValue(chain, 'fo:padding');
  const inset = (side: keyof typeof defaultInset): number =>
    Math.round(lengthOf(graphicValue(chain, `fo:padding-${side}`) ?? all) ?? defaultInset[side]);
  return {
    anchor: anchors.get(graphicValue(chain, 'draw:textarea-vertical-align') ?? '') ?? without,
    inset: { left: inset('left'), top: inset('top'), right: inset('right'), bottom: inset('bottom') },
  };
}
