import { commentedBy } from '../../../canvas/format/testing/random-edits.ts';
import { computeLineBox, getLineEnds } from '../../../canvas/geometry/box.ts';
import { removeRotation } from '../../../canvas/geometry/group.ts';
import type { Scene, Shape } from '../../../canvas/scene/scene.ts';

/** A scene in normal form: lines by their end points, and rotated groups resolved to their shapes. */
export function seenBy(scene: Scene): unknown {
  const pages = scene.pages.map((page) => ({ ...page, shapes: page.shapes.map(plain) }));
  return rounded(commentedBy({ ...scene, pages }));
}

function plain(shape: Shape): Shape {
  if (shape.kind === 'line') {
    const [from, to] = getLineEnds(shape);
    return { ...shape, ...computeLineBox(wholePoint(from), wholePoint(to)) };
  }
  if (shape.kind === 'group') {
    const isTurned = shape.rotation !== 0 || shape.isFlippedX || shape.isFlippedY;
    const upright = isTurned ? removeRotation(shape) : shape;
    const box = { x: 0, y: 0, width: 0, height: 0 };
    return { ...upright, ...box, shapes: upright.shapes.map(plain) };
  }
  return shape;
}

const wholePoint = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x), y: Math.round(y) });

const places = ['x', 'y', 'width', 'height', 'left', 'top', 'right', 'bottom'];

/** Ignores rounding differences between equivalent positions. */
function rounded(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, own: unknown) => {
      if (isEmptyRun(own) && own.link !== null) return { ...own, link: null };
      if (typeof own === 'number' && places.includes(key))
        return Math.abs(own) <= 1 ? Math.round(own * 1000) / 1000 : Math.round(own / 10);
      return own;
    }),
  );
}

/** An empty run has no link. */
const isEmptyRun = (value: unknown): value is { text: ''; link: unknown } =>
  typeof value === 'object' && value !== null && 'text' in value && value.text === '' && 'link' in value;
