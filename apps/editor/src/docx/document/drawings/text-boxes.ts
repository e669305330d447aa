import { serializeParagraph } from '@eigenpal/docx-editor-core/docx/serializer';
import type { BlockContent, Document, Paragraph, Shape } from '@eigenpal/docx-editor-core/types/document';
import { fflateCodec, rewriteParts } from '@redraft/documents';
import { bodyPart } from '../../patch/text-parts.ts';
import { visitContent } from './content-tree.ts';

/** The library reads the text of a text box but writes the box without it. This restores it. */
export function restoreTextBoxes(bytes: Uint8Array, document: Document): Uint8Array {
  const shapes = listShapes(document.package.document.content);
  if (shapes.every((shape) => getBoxParagraphs(shape).length === 0)) return bytes;
  const rewrite = (name: string, read: () => string): string | undefined =>
    name === bodyPart ? fillBoxes(read(), shapes) : undefined;
  return rewriteParts({ bytes, codec: fflateCodec, rewrite });
}

/**
 * The library moves a text box into the paragraph after it, and reads a paragraph with only a box as the box alone, so an empty line after a box
 * would be lost. Such boxes therefore get a paragraph of their own.
 */
export function separateParagraphs(document: Document): Document {
  const content = separateBoxes(document.package.document.content);
  return {
    ...document,
    package: { ...document.package, document: { ...document.package.document, content } },
  };
}

function separateBoxes(blocks: readonly BlockContent[]): BlockContent[] {
  return blocks.flatMap((block): BlockContent[] => {
    if (block.type === 'blockSdt') return [{ ...block, content: separateBoxes(block.content) }];
    // A paragraph that the library created only for the box has no id.
    if (block.type !== 'paragraph' || block.paraId === undefined || !containsOnlyBoxes(block)) return [block];
    return [
      { type: 'paragraph', content: block.content },
      { ...block, content: [] },
    ];
  });
}

function containsOnlyBoxes({ content }: Paragraph): boolean {
  return (
    content.length > 0 &&
    content.every(
      (run) =>
        run.type === 'run' && run.content.length > 0 && run.content.every((one) => one.type === 'shape'),
    )
  );
}

function fillBoxes(xml: string, shapes: readonly Shape[]): string {
  const boxes = [...xml.matchAll(/<wps:wsp>.*?<\/wps:wsp>/gs)];
  // The library writes the shapes in order; if the counts differ, they cannot be matched.
  if (boxes.length !== shapes.length) return xml;
  let output = '';
  let from = 0;
  boxes.forEach(([box], index) => {
    const start = boxes[index]?.index ?? from;
    output += xml.slice(from, start) + fillBox(box, getBoxParagraphs(shapes[index]));
    from = start + box.length;
  });
  return output + xml.slice(from);
}

function fillBox(box: string, paragraphs: readonly Paragraph[]): string {
  if (paragraphs.length === 0 || box.includes('<wps:txbx')) return box;
  const text = paragraphs.map((paragraph) => serializeParagraph(paragraph)).join('');
  const insertAt = box.includes('<wps:bodyPr')
    ? box.indexOf('<wps:bodyPr')
    : box.length - '</wps:wsp>'.length;
  return `${box.slice(0, insertAt)}<wps:txbx><w:txbxContent>${text}</w:txbxContent></wps:txbx>${box.slice(insertAt)}`;
}

function getBoxParagraphs(shape: Shape | undefined): Paragraph[] {
  return shape?.textBody?.content ?? [];
}

/** All shapes in document order, without those inside a text box. */
function listShapes(content: unknown): Shape[] {
  const shapes: Shape[] = [];
  visitContent(content, (value) => {
    if (!isShape(value)) return false;
    shapes.push(value.shape);
    return true;
  });
  return shapes;
}

function isShape(value: object): value is { type: 'shape'; shape: Shape } {
  return 'shape' in value && Reflect.get(value, 'type') === 'shape';
}
