import { commentedBy } from '../../../canvas/format/testing/random-edits.ts';
import { endsOf, placeBetween } from '../../../canvas/geometry/box.ts';
import { removeRotation } from '../../../canvas/geometry/group.ts';
import type { Scene, Shape } from '../../../canvas/scene/scene.ts';

/** What a scene says in the one form that a drawing has for it: lines by their ends, and groups turned shape by shape. */
export function seenBy(scene: Scene): unknown {
  const pages = scene.pages.map((page) => ({ ...page, shapes: page.shapes.map(plain) }));
  return rounded(commentedBy({ ...scene, pages }));
}

function plain(shape: Shape): Shape {
  if (shape.kind === 'line') {
    const [from, to] = endsOf(shape);
    return { ...shape, ...placeBetween(wholePoint(from), wholePoint(to)) };
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

/** What rounding leaves between two ways to the same place does not count. */
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

/** What is empty leads nowhere. */
const isEmptyRun = (value: unknown): value is { text: ''; link: unknown } =>
  typeof value === 'object' && value !== null && 'text' in value && value.text === '' && 'link' in value;
