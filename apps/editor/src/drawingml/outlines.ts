import type { Outline } from '../canvas/scene/scene.ts';

/** Preset geometry names (ST_ShapeType); the first of a list is the one written. */
const presetNames: Readonly<Record<Outline, readonly string[]>> = {
  rectangle: [
    'rect',
    'flowChartProcess',
    'flowChartPredefinedProcess',
    'flowChartInternalStorage',
    'actionButtonBlank',
  ],
  roundRectangle: ['roundRect', 'flowChartAlternateProcess', 'flowChartTerminator'],
  ellipse: ['ellipse', 'flowChartConnector'],
  triangle: ['triangle', 'flowChartExtract'],
  rightTriangle: ['rtTriangle'],
  diamond: ['diamond', 'flowChartDecision'],
  parallelogram: ['parallelogram', 'flowChartInputOutput'],
  trapezoid: ['trapezoid'],
  pentagon: ['pentagon'],
  hexagon: ['hexagon', 'flowChartPreparation'],
  octagon: ['octagon'],
  star5: ['star5'],
  rightArrow: ['rightArrow'],
  leftArrow: ['leftArrow'],
  upArrow: ['upArrow'],
  downArrow: ['downArrow'],
  leftRightArrow: ['leftRightArrow'],
  speechBubble: ['wedgeRectCallout', 'wedgeRoundRectCallout', 'wedgeEllipseCallout'],
  cloud: ['cloud'],
  heart: ['heart'],
  cylinder: ['can', 'flowChartMagneticDisk'],
};

const outlineByPreset = new Map(
  Object.entries(presetNames).flatMap(([outline, list]) => list.map((name) => [name, outline])),
);

const isOutline = (name: string | undefined): name is Outline => name !== undefined && name in presetNames;

export function getOutline(name: string): Outline | 'other' {
  const outline = outlineByPreset.get(name);
  return isOutline(outline) ? outline : 'other';
}

/** The outline that says everything about a preset; null if it has none, or stands for several. */
export function getExactOutline(name: string): Outline | null {
  const outline = getOutline(name);
  return outline !== 'other' && getPreset(outline) === name ? outline : null;
}

export function getPreset(outline: Outline): string {
  return presetNames[outline][0] ?? 'rect';
}

/** Preset geometries of connectors and lines, by their route. */
export function getConnectorRoute(name: string): 'straight' | 'elbow' | 'curve' | null {
  if (name === 'line' || name === 'straightConnector1') return 'straight';
  if (/^bentConnector[2-5]$/.test(name)) return 'elbow';
  return /^curvedConnector[2-5]$/.test(name) ? 'curve' : null;
}
