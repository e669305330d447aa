import type { CSSProperties } from 'react';
import { toPixels } from '../geometry/box.ts';
import { getTextFrame } from '../geometry/text-frame.ts';
import type { BoxShape, TextBody } from '../scene/scene.ts';

/** The text area of a box, with its insets and rotation. */
export function computeTextAreaCss(shape: BoxShape): CSSProperties {
  const { inset, layout } = shape.text;
  const frame = getTextFrame(shape);
  const rotation = computeTextRotation(shape);
  const [left, right] = fitInsets(
    inset.left + frame.left * shape.width,
    inset.right + frame.right * shape.width,
    shape.width,
  );
  const [top, bottom] = fitInsets(
    inset.top + frame.top * shape.height,
    inset.bottom + frame.bottom * shape.height,
    shape.height,
  );
  return {
    paddingLeft: toPixels(left),
    paddingRight: toPixels(right),
    paddingTop: toPixels(top),
    paddingBottom: toPixels(bottom),
    ...(layout !== null && layout.direction !== 'horizontal' ? { writingMode: 'vertical-rl' } : {}),
    ...(rotation === 0 ? {} : { transform: `rotate(${rotation}deg)` }),
    ...(isSideways(rotation) ? computeSidewaysArea(shape) : {}),
  };
}

/** Insets that leave nothing between them meet where the middle would be. */
function fitInsets(start: number, end: number, size: number): [start: number, end: number] {
  const excess = (start + end - size) / 2;
  if (excess <= 0) return [start, end];
  const middle = Math.min(size, Math.max(0, start - excess));
  return [middle, size - middle];
}

/** Rotation of the text in its shape: lines that are read upwards are those read downwards, turned round. */
export function computeTextRotation({ text: { layout }, rotation, isFlippedY }: BoxShape): number {
  const own = (layout?.rotation ?? 0) - (layout?.isUpright === true ? rotation : 0);
  const turned = (layout?.direction === 'up' ? 180 : 0) + (isFlippedY ? 180 : 0);
  return (((own + turned) % 360) + 360) % 360;
}

/** Text that lies across has the width of the box as its height. */
const isSideways = (rotation: number): boolean => Math.abs((rotation % 180) - 90) < 45;

const computeSidewaysArea = ({ width, height }: BoxShape): CSSProperties => ({
  inset: 'auto',
  left: toPixels((width - height) / 2),
  top: toPixels((height - width) / 2),
  width: toPixels(height),
  height: toPixels(width),
});

const flexAlignments = {
  left: 'flex-start',
  justify: 'flex-start',
  center: 'center',
  right: 'flex-end',
} as const;

/** The lines in their area: columns, and lines that go beyond it. */
export function computeLinesCss({ layout, paragraphs }: TextBody): CSSProperties | undefined {
  if (layout === null) return undefined;
  if (!layout.wraps)
    return {
      whiteSpace: 'pre',
      width: 'max-content',
      minWidth: '100%',
      alignSelf: flexAlignments[paragraphs[0]?.align ?? 'left'],
    };
  if (layout.columns < 2) return undefined;
  return {
    height: '100%',
    columnCount: layout.columns,
    columnGap: toPixels(layout.columnGap),
    columnFill: 'auto',
  };
}
