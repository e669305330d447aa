import type { Shape, TextBody } from '../scene/scene.ts';

/** The shapes behind a page with its number where their text has one. With null, as in a preview of a layout, the field stays as it is. */
export function showPageNumber(shapes: readonly Shape[], number: number | null): readonly Shape[] {
  if (number === null) return shapes;
  const next = shapes.map((shape) => showInShape(shape, number));
  return next.every((shape, index) => shape === shapes[index]) ? shapes : next;
}

function showInShape(shape: Shape, number: number): Shape {
  if (shape.kind === 'group') {
    const shapes = showPageNumber(shape.shapes, number);
    return shapes === shape.shapes ? shape : { ...shape, shapes };
  }
  return shape.kind === 'box' && hasPageNumber(shape.text)
    ? { ...shape, text: replaceNumbers(shape.text, number) }
    : shape;
}

const hasPageNumber = ({ paragraphs }: TextBody): boolean =>
  paragraphs.some(({ runs }) => runs.some(({ field }) => field === 'pageNumber'));

const replaceNumbers = (body: TextBody, number: number): TextBody => ({
  ...body,
  paragraphs: body.paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map((run) => (run.field === 'pageNumber' ? { ...run, text: String(number) } : run)),
  })),
});
