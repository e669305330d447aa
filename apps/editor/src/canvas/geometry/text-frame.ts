import type { TextFrame } from '../../drawingml/geometry.ts';
import type { BoxShape } from '../scene/scene.ts';

/** Insets as fractions of the box that keep text within the outline. */
export function getTextFrame({ outline, textFrame }: BoxShape): TextFrame {
  return textFrame ?? textFrames[outline] ?? noInsets;
}

const noInsets = { left: 0, top: 0, right: 0, bottom: 0 };
const createEvenInsets = (fraction: number) => ({
  left: fraction,
  top: fraction,
  right: fraction,
  bottom: fraction,
});
const textFrames: Partial<Record<BoxShape['outline'], typeof noInsets>> = {
  ellipse: createEvenInsets(0.146),
  diamond: createEvenInsets(0.25),
  triangle: { left: 0.25, top: 0.5, right: 0.25, bottom: 0 },
  rightTriangle: { left: 0.08, top: 0.58, right: 0.42, bottom: 0.08 },
  parallelogram: { left: 0.2, top: 0.05, right: 0.2, bottom: 0.05 },
  trapezoid: { left: 0.2, top: 0.2, right: 0.2, bottom: 0 },
  pentagon: { left: 0.18, top: 0.2, right: 0.18, bottom: 0.02 },
  hexagon: { left: 0.15, top: 0.05, right: 0.15, bottom: 0.05 },
  octagon: createEvenInsets(0.12),
  star5: { left: 0.28, top: 0.36, right: 0.28, bottom: 0.26 },
  rightArrow: { left: 0, top: 0.25, right: 0.12, bottom: 0.25 },
  leftArrow: { left: 0.12, top: 0.25, right: 0, bottom: 0.25 },
  upArrow: { left: 0.25, top: 0.12, right: 0.25, bottom: 0 },
  downArrow: { left: 0.25, top: 0, right: 0.25, bottom: 0.12 },
  leftRightArrow: { left: 0.12, top: 0.25, right: 0.12, bottom: 0.25 },
  cloud: createEvenInsets(0.16),
  heart: { left: 0.16, top: 0.2, right: 0.16, bottom: 0.34 },
  cylinder: { left: 0, top: 0.22, right: 0, bottom: 0.06 },
};
