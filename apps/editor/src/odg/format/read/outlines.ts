import type { Outline } from '../../../canvas/scene/scene.ts';
import { outlineOf as presetOutline } from '../../../pptx/format/read/outlines.ts';

/** How the outlines are called in the file; the first of a list is what is written. */
const names: Readonly<Record<Outline, readonly string[]>> = {
  rectangle: [
    'rectangle',
    'flowchart-process',
    'flowchart-predefined-process',
    'flowchart-internal-storage',
    'mso-spt202',
  ],
  roundRectangle: ['round-rectangle', 'flowchart-alternate-process', 'flowchart-terminator'],
  ellipse: ['ellipse', 'flowchart-connector'],
  triangle: ['isosceles-triangle', 'flowchart-extract'],
  rightTriangle: ['right-triangle'],
  diamond: ['diamond', 'flowchart-decision'],
  parallelogram: ['parallelogram', 'flowchart-data'],
  trapezoid: ['trapezoid'],
  pentagon: ['pentagon'],
  hexagon: ['hexagon', 'flowchart-preparation'],
  octagon: ['octagon'],
  star5: ['star5'],
  rightArrow: ['right-arrow'],
  leftArrow: ['left-arrow'],
  upArrow: ['up-arrow'],
  downArrow: ['down-arrow'],
  leftRightArrow: ['left-right-arrow'],
  speechBubble: ['rectangular-callout', 'round-rectangular-callout', 'round-callout'],
  cloud: ['cloud'],
  heart: ['heart'],
  cylinder: ['can', 'flowchart-magnetic-disk'],
};

const known = new Map(
  Object.entries(names).flatMap(([outline, list]) => list.map((name) => [name, outline])),
);
const isOutline = (name: string | undefined): name is Outline => name !== undefined && name in names;

export function outlineOf(name: string): Outline | 'other' {
  if (name.startsWith('ooxml-')) return presetOutline(name.slice(6));
  const outline = known.get(name);
  return isOutline(outline) ? outline : 'other';
}
export const nameOfOutline = (outline: Outline): string => names[outline][0] ?? 'rectangle';
