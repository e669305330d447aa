import { type Attrs, type Node, Schema } from 'prosemirror-model';
import type { RunFormat } from '../scene/run-format.ts';
import type { TextBody, TextParagraph, TextRun } from '../scene/scene.ts';
import {
  defaultParagraphFormat,
  defaultRunFormat,
  firstRunFormat,
  joinRuns,
  type ParagraphFormat,
} from './text-formats.ts';
import { cssText, paragraphCss, runCss } from './text-style.ts';

/**
 * ProseMirror schema for text in a shape: paragraphs, line breaks, and one mark that holds all run formatting. `empty` is the format of text typed
 * into an empty paragraph.
 */
export const textSchema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: {
      content: '(text | break)*',
      attrs: { look: { default: defaultParagraphFormat }, empty: { default: defaultRunFormat } },
      toDOM: ({ attrs }) => {
        const format = paragraphFormatOf(attrs);
        return [
          'p',
          {
            style: cssText(paragraphCss(format, emptyFormatOf(attrs))),
            dir: format.isRightToLeft ? 'rtl' : 'ltr',
          },
          0,
        ];
      },
    },
    text: {},
    break: { inline: true, selectable: false, toDOM: () => ['br'] },
  },
  marks: {
    look: {
      attrs: { look: {} },
      toDOM: ({ attrs }) => ['span', { style: cssText(runCss(runFormatOf(attrs))) }, 0],
    },
  },
});

// boundary: only this schema sets these attributes.
export function paragraphFormatOf(attrs: Attrs): ParagraphFormat {
  return attrs.look as ParagraphFormat;
}
export function emptyFormatOf(attrs: Attrs): RunFormat {
  return attrs.empty as RunFormat;
}
export function runFormatOf(attrs: Attrs): RunFormat {
  return attrs.look as RunFormat;
}

export function formatMark(format: RunFormat) {
  return textSchema.marks.look.create({ look: format });
}

export function docOf(body: TextBody): Node {
  const paragraphs =
    body.paragraphs.length === 0 ? [{ ...defaultParagraphFormat, runs: [] }] : body.paragraphs;
  return textSchema.nodes.doc.create(null, paragraphs.map(paragraphNode));
}

function paragraphNode(paragraph: TextParagraph): Node {
  const { runs, ...format } = paragraph;
  const content = runs.flatMap(({ text, ...words }) => {
    const marks = [formatMark(words)];
    return text.split('\n').flatMap((line, index) => {
      const nodes = line === '' ? [] : [textSchema.text(line, marks)];
      return index === 0 ? nodes : [textSchema.nodes.break.create(null, null, marks), ...nodes];
    });
  });
  const last = runs.at(-1);
  const { text: _, ...empty } = last ?? { text: '', ...firstRunFormat(paragraph) };
  return textSchema.nodes.paragraph.create({ look: format, empty }, content);
}

/** Converts a document to paragraphs; the text frame properties come from `frame`. */
export function bodyOfDoc(doc: Node, frame: Omit<TextBody, 'paragraphs'>): TextBody {
  const paragraphs: TextParagraph[] = [];
  doc.forEach((node) => {
    const empty = emptyFormatOf(node.attrs);
    const runs: TextRun[] = [];
    node.forEach((inline) => {
      const mark = textSchema.marks.look.isInSet(inline.marks);
      const format = mark === undefined ? empty : runFormatOf(mark.attrs);
      runs.push({ text: inline.text ?? '\n', ...format });
    });
    paragraphs.push({
      ...paragraphFormatOf(node.attrs),
      runs: runs.length === 0 ? [{ text: '', ...empty }] : joinRuns(runs),
    });
  });
  return { anchor: frame.anchor, inset: frame.inset, paragraphs };
}
