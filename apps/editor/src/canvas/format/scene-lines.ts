import type { Scene, ScenePage, Shape, TextBody } from '../scene/scene.ts';

/** All text of the pages as lines: shapes from back to front, then the notes and comments of each page. */
export function listSceneLines({ pages }: Scene): string[] {
  return pages.flatMap(listPageLines);
}

export function listPageLines({ name, shapes, notes, comments }: ScenePage): string[] {
  return [
    ...(name === '' ? [] : [name]),
    ...shapes.flatMap(listShapeLines),
    ...(notes === null || notes === '' ? [] : notes.split('\n')),
    ...comments.flatMap(({ text }) => text.split('\n')),
  ];
}

export function listShapeLines(shape: Shape): string[] {
  switch (shape.kind) {
    case 'box':
      return listTextLines(shape.text);
    case 'table':
      return shape.rows.flatMap(({ cells }) => cells.flatMap(({ text }) => listTextLines(text)));
    case 'group':
      return shape.shapes.flatMap(listShapeLines);
    default:
      return [];
  }
}

function listTextLines({ paragraphs }: TextBody): string[] {
  const lines = paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''));
  // An empty box adds no lines.
  return lines.every((line) => line === '') ? [] : lines;
}
