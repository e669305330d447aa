import type { GroupShape, Shape } from '../scene/scene.ts';
import { boundsOfAll, middleOf } from './box.ts';
import { mirrorShape, rotateAbout } from './transform.ts';

/** Groups the selected shapes, at the z-order position of the foremost. */
export function groupShapes(
  shapes: readonly Shape[],
  ids: ReadonlySet<string>,
  group: Pick<GroupShape, 'id' | 'name'>,
): readonly Shape[] {
  const chosen = shapes.filter(({ id }) => ids.has(id));
  const box = boundsOfAll(chosen);
  const foremost = chosen.at(-1);
  if (box === null || foremost === undefined || chosen.length < 2) return shapes;
  const whole: GroupShape = {
    ...group,
    ...box,
    kind: 'group',
    alt: '',
    rotation: 0,
    isFlippedX: false,
    isFlippedY: false,
    shapes: chosen,
  };
  return shapes.flatMap((shape) => (shape === foremost ? [whole] : ids.has(shape.id) ? [] : [shape]));
}

/** Ungroups the selected groups; their shapes keep their visible positions. */
export function ungroupShapes(shapes: readonly Shape[], ids: ReadonlySet<string>): readonly Shape[] {
  return shapes.flatMap((shape) =>
    shape.kind === 'group' && ids.has(shape.id) ? removeRotation(shape).shapes : [shape],
  );
}

/** An equivalent group without rotation and flips: they are moved into its shapes. */
export function removeRotation(group: GroupShape): GroupShape {
  const about = middleOf(group);
  const shapes = group.shapes.map((shape) => {
    let seen: Shape = shape;
    if (group.isFlippedX) seen = mirrorShape(seen, 'x', about.x);
    if (group.isFlippedY) seen = mirrorShape(seen, 'y', about.y);
    return group.rotation === 0 ? seen : rotateAbout(seen, about, group.rotation);
  });
  return { ...group, rotation: 0, isFlippedX: false, isFlippedY: false, ...boundsOfAll(shapes), shapes };
}

/** Fits the box of a group to its shapes after a change. The centre of rotation stays visually in place. */
export function fitGroup(group: GroupShape, shapes: readonly Shape[]): GroupShape {
  const box = boundsOfAll(shapes);
  if (box === null) return { ...group, shapes };
  if (group.rotation === 0 && !group.isFlippedX && !group.isFlippedY) return { ...group, ...box, shapes };
  return removeRotation({ ...group, shapes });
}
