import { serializeParagraph } from '@eigenpal/docx-editor-core/docx/serializer';
import type { Document, Paragraph, Shape } from '@eigenpal/docx-editor-core/types/document';
import { fflateCodec, rewriteParts } from '@redraft/documents';

/** The library reads the words of a text box and writes the box without them. Here they come back into it. */
export function withTextBoxes(bytes: Uint8Array, document: Document): Uint8Array {
  const shapes = shapesIn(document.package.document.content);
  if (shapes.every((shape) => wordsOf(shape).length === 0)) return bytes;
  const rewrite = (name: string, read: () => string): string | undefined =>
    name === 'word/document.xml' ? fillBoxes(read(), shapes) : undefined;
  return rewriteParts({ bytes, codec: fflateCodec, rewrite });
}

function fillBoxes(xml: string, shapes: readonly Shape[]): string {
  const places = [...xml.matchAll(/<wps:wsp>.*?<\/wps:wsp>/gs)];
  // The library writes each shape in its turn; where it did not, nobody knows which box is which.
  if (places.length !== shapes.length) return xml;
  let filled = '';
  let from = 0;
  places.forEach(([box], index) => {
    const start = places[index]?.index ?? from;
    filled += xml.slice(from, start) + filledBox(box, wordsOf(shapes[index]));
    from = start + box.length;
  });
  return filled + xml.slice(from);
}

function filledBox(box: string, words: readonly Paragraph[]): string {
  if (words.length === 0 || box.includes('<wps:txbx')) return box;
  const text = words.map((paragraph) => serializeParagraph(paragraph)).join('');
  const place = box.includes('<wps:bodyPr') ? box.indexOf('<wps:bodyPr') : box.length - '</wps:wsp>'.length;
  return `${box.slice(0, place)}<wps:txbx><w:txbxContent>${text}</w:txbxContent></wps:txbx>${box.slice(place)}`;
}

function wordsOf(shape: Shape | undefined): Paragraph[] {
  return shape?.textBody?.content ?? [];
}

/** All shapes in the order in which they are written; what stands in a box is not among them. */
function shapesIn(content: unknown): Shape[] {
  const shapes: Shape[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    else if (isShape(value)) shapes.push(value.shape);
    else if (typeof value === 'object' && value !== null) {
      for (const key of holders) if (key in value) visit(Reflect.get(value, key));
    }
  };
  visit(content);
  return shapes;
}

/** What holds content, in the model of the library. */
const holders = ['content', 'rows', 'cells', 'children', 'structure', 'fieldResult', 'runs'];

function isShape(value: unknown): value is { type: 'shape'; shape: Shape } {
  return (
    typeof value === 'object' && value !== null && 'shape' in value && Reflect.get(value, 'type') === 'shape'
  );
}
