import { toComparablePages } from '../../../canvas/format/testing/random-edits.ts';
import { computeLineBox, getLineEnds } from '../../../canvas/geometry/box.ts';
import { removeRotation } from '../../../canvas/geometry/group.ts';
import { mapLayers } from '../../../canvas/layers/shape-layers.ts';
import { defaultLayerId } from '../../../canvas/scene/layer.ts';
import type { Scene, Shape } from '../../../canvas/scene/scene.ts';
import { assignStyles } from '../../../canvas/styles/styles.ts';

/** A scene in normal form: new shapes with their style, layers by their names, lines by their end points, and rotated groups resolved to their shapes. */
export function toVisibleScene(scene: Scene): unknown {
  const names = new Map((scene.layers ?? []).map(({ id, name }) => [id, name]));
  const styled = assignStyles({ ...scene, pages: [] }, scene);
  const pages = styled.pages.map((page) => ({
    ...page,
    shapes: mapLayers(page.shapes.map(toVisibleShape), (id = defaultLayerId) => names.get(id)),
  }));
  const layers = scene.layers?.map(({ id: _, ...layer }) => layer);
  return { layers, styles: scene.styles, pages: roundPositions(toComparablePages({ ...scene, pages })) };
}

function toVisibleShape(shape: Shape): Shape {
  if (shape.kind === 'line') {
    const [from, to] = getLineEnds(shape);
    return { ...shape, ...computeLineBox(roundPoint(from), roundPoint(to)) };
  }
  if (shape.kind === 'group') {
    const isTurned = shape.rotation !== 0 || shape.isFlippedX || shape.isFlippedY;
    const upright = isTurned ? removeRotation(shape) : shape;
    const box = { x: 0, y: 0, width: 0, height: 0 };
    return { ...upright, ...box, shapes: upright.shapes.map(toVisibleShape) };
  }
  return shape;
}

const roundPoint = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x), y: Math.round(y) });

const positionKeys = ['x', 'y', 'width', 'height', 'left', 'top', 'right', 'bottom'];

/** Ignores rounding differences between equivalent positions. */
function roundPositions(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, child: unknown) => {
      if (isEmptyRun(child) && child.link !== null) return { ...child, link: null };
      if (typeof child === 'number' && positionKeys.includes(key))
        return Math.abs(child) <= 1 ? Math.round(child * 1000) / 1000 : Math.round(child / 10);
      return child;
    }),
  );
}

/** An empty run has no link. */
const isEmptyRun = (value: unknown): value is { text: ''; link: unknown } =>
  typeof value === 'object' && value !== null && 'text' in value && value.text === '' && 'link' in value;
