import type { Outline } from '../../../canvas/scene/scene.ts';

/**
 * Outlines by their ODF names. Shapes that other programs draw differently under the same name (their `trapezoid` is upside down) are excluded: they
 * are drawn by their path.
 */
const outlinesByName: Readonly<Record<string, Outline>> = {
  rectangle: 'rectangle',
  'ooxml-rect': 'rectangle',
  'mso-spt202': 'rectangle',
  'round-rectangle': 'roundRectangle',
  'ooxml-roundRect': 'roundRectangle',
  ellipse: 'ellipse',
  'ooxml-ellipse': 'ellipse',
  'isosceles-triangle': 'triangle',
  'ooxml-triangle': 'triangle',
  'right-triangle': 'rightTriangle',
  'ooxml-rtTriangle': 'rightTriangle',
  diamond: 'diamond',
  'ooxml-diamond': 'diamond',
  parallelogram: 'parallelogram',
  'ooxml-parallelogram': 'parallelogram',
  'ooxml-trapezoid': 'trapezoid',
  pentagon: 'pentagon',
  'ooxml-pentagon': 'pentagon',
  hexagon: 'hexagon',
  'ooxml-hexagon': 'hexagon',
  octagon: 'octagon',
  'ooxml-octagon': 'octagon',
  star5: 'star5',
  'ooxml-star5': 'star5',
  'right-arrow': 'rightArrow',
  'ooxml-rightArrow': 'rightArrow',
  'left-arrow': 'leftArrow',
  'ooxml-leftArrow': 'leftArrow',
  'up-arrow': 'upArrow',
  'ooxml-upArrow': 'upArrow',
  'down-arrow': 'downArrow',
  'ooxml-downArrow': 'downArrow',
  'left-right-arrow': 'leftRightArrow',
  'ooxml-leftRightArrow': 'leftRightArrow',
  'rectangular-callout': 'speechBubble',
  'ooxml-wedgeRectCallout': 'speechBubble',
  cloud: 'cloud',
  'ooxml-cloud': 'cloud',
  heart: 'heart',
  'ooxml-heart': 'heart',
  can: 'cylinder',
  'ooxml-can': 'cylinder',
};

/** The start of the path of a trapezoid with the longer side at the bottom. */
const trapezoidPathStart = 'M 5400 0 ';

export function findOutline(name: string, path: string): Outline | null {
  if (name === 'trapezoid') return path.startsWith(trapezoidPathStart) ? 'trapezoid' : null;
  return Object.hasOwn(outlinesByName, name) ? (outlinesByName[name] ?? null) : null;
}

export function getOutlineName(outline: Outline): string {
  // For the other name, LibreOffice places the text outside the shape.
  if (outline === 'trapezoid') return 'trapezoid';
  return (
    Object.entries(outlinesByName).find(([, namedOutline]) => namedOutline === outline)?.[0] ?? 'rectangle'
  );
}
