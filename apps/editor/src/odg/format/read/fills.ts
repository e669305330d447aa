import { computeHeadLength } from '../../../canvas/geometry/line-parts.ts';
import type { ArrowSize, BoxShape, LineShape, Stroke, TextBody } from '../../../canvas/scene/scene.ts';
import { createArrowSizes } from '../../../canvas/scene/shape-values.ts';
import { averageColors } from '../../../drawingml/rgb.ts';
import type { Element } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';
import { readGradient } from './gradients.ts';
import { type StyleChain, type Styles, toKey } from './styles.ts';
import { parseViewBox } from './svg-path.ts';
import { parseColour, parseLength, parsePercentage } from './units.ts';

/** Graphic properties of a style; some programs write them for table cells under a prefix of their own. */
export const getGraphicProperties = (style: Element): Element | null =>
  style.children.find(({ name }) => name.endsWith(':graphic-properties')) ?? null;

export function findGraphicValue(chain: StyleChain, name: string): string | null {
  for (const style of chain) {
    const value = getString(getGraphicProperties(style), name);
    if (value !== null) return value;
  }
  return null;
}

/** Default colours of other programs without a style. */
const defaultColours = { fill: '#729fcf', line: '#3465a4' };

export function readFill(
  styles: Styles,
  chain: StyleChain,
  defaultFill: string | null = defaultColours.fill,
): Pick<BoxShape, 'fill' | 'fillOpacity' | 'fillPaint'> {
  const fillOpacity = Math.min(1, Math.max(0, parsePercentage(findGraphicValue(chain, 'draw:opacity')) ?? 1));
  const kind = findGraphicValue(chain, 'draw:fill') ?? (defaultFill === null ? 'none' : 'solid');
  const color = parseColour(findGraphicValue(chain, 'draw:fill-color')) ?? defaultColours.fill;
  const gradient = kind === 'gradient' ? findNamed(styles, chain, gradientNames) : null;
  return {
    fill: kind === 'none' ? null : (averageFillColour(styles, chain, kind) ?? color),
    fillOpacity,
    fillPaint: gradient === null ? null : readGradient(gradient, fillOpacity),
  };
}

type NamedReference = readonly [element: string, attribute: string];
const gradientNames: NamedReference = ['draw:gradient', 'draw:fill-gradient-name'];
const hatchNames: NamedReference = ['draw:hatch', 'draw:fill-hatch-name'];

function findNamed(styles: Styles, chain: StyleChain, [element, attribute]: NamedReference): Element | null {
  return styles.named.get(toKey(element, findGraphicValue(chain, attribute) ?? '')) ?? null;
}

/** A single colour for a gradient, hatch or bitmap fill. */
function averageFillColour(styles: Styles, chain: StyleChain, kind: string): string | null {
  if (kind === 'gradient') {
    const gradient = findNamed(styles, chain, gradientNames);
    const [start, end] = ['draw:start-color', 'draw:end-color'].map((name) =>
      parseColour(getString(gradient, name)),
    );
    return start && end ? averageColors([start, end]) : (start ?? end ?? null);
  }
  if (kind === 'hatch') {
    const isFilled = findGraphicValue(chain, 'draw:fill-hatch-solid') === 'true';
    return isFilled ? null : parseColour(getString(findNamed(styles, chain, hatchNames), 'draw:color'));
  }
  return null;
}

/** A line of zero width is drawn as a hairline. */
export const hairlineWidth = 9525;

export function readStroke(
  styles: Styles,
  chain: StyleChain,
  defaultKind: 'none' | 'solid' = 'solid',
): Stroke | null {
  const { dash, ...values } = readStrokeValues(styles, chain, defaultKind);
  return dash === 'none' ? null : { ...values, dash };
}

/** The stroke of a style, with what it would be where it is not drawn. */
export function readStrokeValues(
  styles: Styles,
  chain: StyleChain,
  defaultKind: 'none' | 'solid',
): Omit<Stroke, 'dash'> & { dash: Stroke['dash'] | 'none' } {
  const kind = findGraphicValue(chain, 'draw:stroke') ?? defaultKind;
  const width = Math.round(parseLength(findGraphicValue(chain, 'svg:stroke-width')) ?? 0);
  return {
    color: parseColour(findGraphicValue(chain, 'svg:stroke-color')) ?? defaultColours.line,
    width: width > 0 ? width : hairlineWidth,
    dash: kind === 'none' ? 'none' : kind === 'dash' ? readDash(styles, chain, width) : 'solid',
  };
}

/** Dashes of at most twice the line width count as dots. */
function readDash(styles: Styles, chain: StyleChain, width: number): Stroke['dash'] {
  const name = findGraphicValue(chain, 'draw:stroke-dash') ?? '';
  const dash = styles.named.get(toKey('draw:stroke-dash', name)) ?? null;
  if (dash === null) return /dot/i.test(name) && !/dash/i.test(name) ? 'dot' : 'dash';
  const readLength = (attribute: string): number => {
    const text = getString(dash, attribute);
    const fraction = parsePercentage(text);
    return fraction === null ? (parseLength(text) ?? 0) : fraction * Math.max(width, hairlineWidth);
  };
  const longestDot = Math.max(readLength('draw:dots1-length'), readLength('draw:dots2-length'));
  return longestDot <= 2 * Math.max(width, hairlineWidth) ? 'dot' : 'dash';
}

export function readArrows(chain: StyleChain): Pick<LineShape, 'startArrow' | 'endArrow'> {
  const hasMarker = (name: string): boolean => (findGraphicValue(chain, name) ?? '') !== '';
  return { startArrow: hasMarker('draw:marker-start'), endArrow: hasMarker('draw:marker-end') };
}

/** The sizes of arrowheads that are not as large as those of a line of this width are by themselves. */
export function readArrowSizes(
  styles: Styles,
  chain: StyleChain,
  lineWidth: number,
): Pick<LineShape, 'arrowSizes'> {
  const readSize = (end: 'start' | 'end'): ArrowSize | null => {
    const name = findGraphicValue(chain, `draw:marker-${end}`) ?? '';
    const width = parseLength(findGraphicValue(chain, `draw:marker-${end}-width`)) ?? 0;
    if (name === '' || width <= 0) return null;
    const marker = styles.named.get(toKey('draw:marker', name)) ?? null;
    const box = parseViewBox(getString(marker, 'svg:viewBox'));
    const ratio = box === null || box.width === 0 ? arrowRatio : box.height / box.width;
    const length = Math.round(width * ratio);
    const isDefault = Math.abs(length - computeHeadLength(lineWidth)) < lengthTolerance;
    return isDefault ? null : { width: Math.round(width), length };
  };
  return createArrowSizes(readSize('start'), readSize('end'));
}

/** Length to width of the arrowhead that LibreOffice and we write. */
export const arrowRatio = 1.5;
/** Lengths are written in hundredths of a millimetre. */
const lengthTolerance = 1_000;

const anchors = new Map<string, TextBody['anchor']>([
  ['top', 'top'],
  ['middle', 'middle'],
  ['bottom', 'bottom'],
  ['justify', 'top'],
]);

/** Default padding of other programs: a quarter of a centimetre at the sides, an eighth above and below. */
export const defaultInset = { left: 90_000, top: 45_000, right: 90_000, bottom: 45_000 };

export function readTextFrame(
  chain: StyleChain,
  defaultAnchor: TextBody['anchor'],
): Pick<TextBody, 'anchor' | 'inset'> {
  const padding = findGraphicValue(chain, 'fo:padding');
  const readInset = (side: keyof typeof defaultInset): number =>
    Math.round(parseLength(findGraphicValue(chain, `fo:padding-${side}`) ?? padding) ?? defaultInset[side]);
  return {
    anchor: anchors.get(findGraphicValue(chain, 'draw:textarea-vertical-align') ?? '') ?? defaultAnchor,
    inset: {
      left: readInset('left'),
      top: readInset('top'),
      right: readInset('right'),
      bottom: readInset('bottom'),
    },
  };
}
