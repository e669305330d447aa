import type { GroupShape, Shape } from '../scene/scene.ts';
import { boundsOfAll, middleOf } from './box.ts';
import { mirrorShape, rotateAbout } from './transform.ts';

/** The chosen shapes as one, where the foremost of them stood. */
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

/** The chosen groups taken apart: their shapes stand where they were seen. */
export function ungroupShapes(shapes: readonly Shape[], ids: ReadonlySet<string>): readonly Shape[] {
  return shapes.flatMap((shape) =>
    shape.kind === 'group' && ids.has(shape.id) ? removeRotation(shape).shapes : [shape],
  );
}

/** The same to the eye, with the turn and the flips of the group in its shapes. */
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

/** The box of a group goes around its shapes again after one of them has changed. The turn stays about the middle that is seen. */
export function fitGroup(group: GroupShape, shapes: readonly Shape[]): GroupShape {
  const box = boundsOfAll(shapes);
  if (box === null) return { ...group, shapes };
  if (group.rotation === 0 && !group.isFlippedX && !group.isFlippedY) return { ...group, ...box, shapes };
  return removeRotation({ ...group, shapes });
}
