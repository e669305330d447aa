import { fitGroup } from '../geometry/group.ts';
import type { BoxShape, GroupShape, Scene, ScenePage, Shape, TableShape, TextBody } from '../scene/scene.ts';

/** Address of a text: a shape, or a cell of it. */
export interface TextPath {
  shape: string;
  cell: { row: number; column: number } | null;
}

/** Finds a shape, including shapes within groups. */
export function findShape(shapes: readonly Shape[], id: string): Shape | undefined {
  for (const shape of shapes) {
    const found = shape.id === id ? shape : shape.kind === 'group' ? findShape(shape.shapes, id) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Shapes with all descendants, in any order; without recursion, for any depth. */
export function* listAllShapes(shapes: readonly Shape[]): Generator<Shape> {
  const queue = [...shapes];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    yield next;
    if (next.kind === 'group') for (const inner of next.shapes) queue.push(inner);
  }
}

/** The selectable shapes: those of the page, or of the entered group. */
export function listShapes(page: ScenePage, groupId: string | null): readonly Shape[] {
  const group = groupId === null ? undefined : findShape(page.shapes, groupId);
  return group?.kind === 'group' ? group.shapes : page.shapes;
}

export function changePage(scene: Scene, id: string, change: (page: ScenePage) => ScenePage): Scene {
  let hasChanged = false;
  const pages = scene.pages.map((page) => {
    if (page.id !== id) return page;
    const next = change(page);
    hasChanged ||= next !== page;
    return next;
  });
  return hasChanged ? { ...scene, pages } : scene;
}

/** Changes the shapes of each page, or of those that have changed; the same scene if none changes. */
export function mapPageShapes(
  scene: Scene,
  change: (shapes: readonly Shape[]) => readonly Shape[],
  isChanged: (page: ScenePage) => boolean = () => true,
): Scene {
  let hasChanged = false;
  const pages = scene.pages.map((page) => {
    const shapes = isChanged(page) ? change(page.shapes) : page.shapes;
    if (shapes === page.shapes) return page;
    hasChanged = true;
    return { ...page, shapes };
  });
  return hasChanged ? { ...scene, pages } : scene;
}

/** Replaces the shapes of the page or of a group. The group's box is fitted to them again; an empty group is removed. */
export function replaceShapesIn(
  page: ScenePage,
  groupId: string | null,
  shapes: readonly Shape[],
): ScenePage {
  if (groupId === null) return shapes === page.shapes ? page : { ...page, shapes };
  const changed = page.shapes.flatMap((shape) => {
    const next = replaceInGroup(shape, groupId, shapes);
    return next === null ? [] : [next];
  });
  return { ...page, shapes: changed };
}

function replaceInGroup(shape: Shape, groupId: string, shapes: readonly Shape[]): Shape | null {
  if (shape.kind !== 'group') return shape;
  if (shape.id === groupId) return shapes.length === 0 ? null : fitGroup(shape, shapes);
  if (findShape(shape.shapes, groupId) === undefined) return shape;
  const inner = shape.shapes.flatMap((child) => {
    const next = replaceInGroup(child, groupId, shapes);
    return next === null ? [] : [next];
  });
  return inner.length === 0 ? null : fitGroup(shape, inner);
}

/** Changes one shape at any depth. Its position stays the same, so group boxes are not recalculated. */
export function changeShape(page: ScenePage, id: string, change: (shape: Shape) => Shape): ScenePage {
  const shapes = changeShapeInList(page.shapes, id, change);
  return shapes === page.shapes ? page : { ...page, shapes };
}

function changeShapeInList(
  shapes: readonly Shape[],
  id: string,
  change: (shape: Shape) => Shape,
): readonly Shape[] {
  let hasChanged = false;
  const changed = shapes.map((shape) => {
    const next =
      shape.id === id
        ? change(shape)
        : shape.kind === 'group'
          ? changeShapeInGroup(shape, id, change)
          : shape;
    hasChanged ||= next !== shape;
    return next;
  });
  return hasChanged ? changed : shapes;
}

function changeShapeInGroup(group: GroupShape, id: string, change: (shape: Shape) => Shape): GroupShape {
  const shapes = changeShapeInList(group.shapes, id, change);
  return shapes === group.shapes ? group : { ...group, shapes };
}

export function findText(page: ScenePage, { shape: id, cell }: TextPath): TextBody | undefined {
  const shape = findShape(page.shapes, id);
  if (shape?.kind === 'box') return shape.text;
  if (shape?.kind !== 'table' || cell === null) return undefined;
  return shape.rows[cell.row]?.cells[cell.column]?.text;
}

export function replaceText(page: ScenePage, { shape: id, cell }: TextPath, text: TextBody): ScenePage {
  return changeShape(page, id, (shape) => {
    if (shape.kind === 'box') return { ...shape, text };
    return shape.kind === 'table' && cell !== null ? replaceCellText(shape, cell, text) : shape;
  });
}

function replaceCellText(
  table: TableShape,
  position: { row: number; column: number },
  text: TextBody,
): TableShape {
  const rows = table.rows.map((row, index) =>
    index === position.row
      ? {
          ...row,
          cells: row.cells.map((cell, column) => (column === position.column ? { ...cell, text } : cell)),
        }
      : row,
  );
  return { ...table, rows };
}

export function isSameTextPath(child: TextPath, other: TextPath): boolean {
  return (
    child.shape === other.shape &&
    child.cell?.row === other.cell?.row &&
    child.cell?.column === other.cell?.column
  );
}

/** All texts on a page, in reading order. */
export function listTexts(page: ScenePage): { path: TextPath; text: TextBody }[] {
  const listShapeTexts = (shape: Shape): { path: TextPath; text: TextBody }[] => {
    if (shape.kind === 'group') return shape.shapes.flatMap(listShapeTexts);
    if (shape.kind === 'box') return [{ path: { shape: shape.id, cell: null }, text: shape.text }];
    if (shape.kind !== 'table') return [];
    return shape.rows.flatMap(({ cells }, row) =>
      cells.flatMap(({ text, columnSpan, rowSpan }, column) =>
        columnSpan === 0 || rowSpan === 0 ? [] : [{ path: { shape: shape.id, cell: { row, column } }, text }],
      ),
    );
  };
  return page.shapes.flatMap(listShapeTexts);
}

/** Applies a change to every text of a shape. */
export function mapText(shape: Shape, change: (text: TextBody) => TextBody): Shape {
  if (shape.kind === 'box') return { ...shape, text: change(shape.text) };
  if (shape.kind === 'group')
    return { ...shape, shapes: shape.shapes.map((child) => mapText(child, change)) };
  if (shape.kind !== 'table') return shape;
  const rows = shape.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, text: change(cell.text) })),
  }));
  return { ...shape, rows };
}

/** A box without fill, line or special outline: only text. */
export function isTextBox(shape: BoxShape): boolean {
  return shape.fill === null && shape.line === null && shape.outline === 'rectangle';
}
