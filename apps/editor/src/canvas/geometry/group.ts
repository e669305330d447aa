import type { GroupShape, Shape } from '../scene/scene.ts';
import { computeCommonBounds, getCentre } from './box.ts';
import { mirrorShape, rotateAbout } from './transform.ts';

/** Groups the selected shapes, at the z-order position of the foremost. */
export function groupShapes(
  shapes: readonly Shape[],
  ids: ReadonlySet<string>,
  properties: Pick<GroupShape, 'id' | 'name'>,
): readonly Shape[] {
  const selected = shapes.filter(({ id }) => ids.has(id));
  const box = computeCommonBounds(selected);
  const foremost = selected.at(-1);
  if (box === null || foremost === undefined || selected.length < 2) return shapes;
  const newGroup: GroupShape = {
    ...properties,
    ...box,
    kind: 'group',
    alt: '',
    rotation: 0,
    isFlippedX: false,
    isFlippedY: false,
    shapes: selected,
  };
  return shapes.flatMap((shape) => (shape === foremost ? [newGroup] : ids.has(shape.id) ? [] : [shape]));
}

/** Ungroups the selected groups; their shapes keep their visible positions. */
export function ungroupShapes(shapes: readonly Shape[], ids: ReadonlySet<string>): readonly Shape[] {
  return shapes.flatMap((shape) =>
    shape.kind === 'group' && ids.has(shape.id) ? removeRotation(shape).shapes : [shape],
  );
}

/** An equivalent group without rotation and flips: they are moved into its shapes. */
export function removeRotation(group: GroupShape): GroupShape {
  const centre = getCentre(group);
  const shapes = group.shapes.map((shape) => {
    let transformed: Shape = shape;
    if (group.isFlippedX) transformed = mirrorShape(transformed, 'x', centre.x);
    if (group.isFlippedY) transformed = mirrorShape(transformed, 'y', centre.y);
    return group.rotation === 0 ? transformed : rotateAbout(transformed, centre, group.rotation);
  });
  return {
    ...group,
    rotation: 0,
    isFlippedX: false,
    isFlippedY: false,
    ...computeCommonBounds(shapes),
    shapes,
  };
}

/** Fits the box of a group to its shapes after a change. The centre of rotation stays visually in place. */
export function fitGroup(group: GroupShape, shapes: readonly Shape[]): GroupShape {
  const box = computeCommonBounds(shapes);
  if (box === null) return { ...group, shapes };
  if (group.rotation === 0 && !group.isFlippedX && !group.isFlippedY) return { ...group, ...box, shapes };
  return removeRotation({ ...group, shapes });
}
