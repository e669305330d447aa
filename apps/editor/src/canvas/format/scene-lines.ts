import type { Scene, ScenePage, Shape, TextBody } from '../scene/scene.ts';

/** All text of the pages as lines: shapes from back to front, then the notes and comments of each page. */
export function linesOfScene({ pages }: Scene): string[] {
  return pages.flatMap(linesOfPage);
}

export function linesOfPage({ name, shapes, notes, comments }: ScenePage): string[] {
  return [
    ...(name === '' ? [] : [name]),
    ...shapes.flatMap(linesOfShape),
    ...(notes === null || notes === '' ? [] : notes.split('\n')),
    ...comments.flatMap(({ text }) => text.split('\n')),
  ];
}

export function linesOfShape(shape: Shape): string[] {
  switch (shape.kind) {
    case 'box':
      return linesOfText(shape.text);
    case 'table':
      return shape.rows.flatMap(({ cells }) => cells.flatMap(({ text }) => linesOfText(text)));
    case 'group':
      return shape.shapes.flatMap(linesOfShape);
    default:
      return [];
  }
}

function linesOfText({ paragraphs }: TextBody): string[] {
  const lines = paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''));
  // An empty box adds no lines.
  return lines.every((line) => line === '') ? [] : lines;
}
