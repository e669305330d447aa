import { type Attrs, type Node, Schema } from 'prosemirror-model';
import type { RunFormat } from '../scene/run-format.ts';
import type { TextBody, TextParagraph, TextRun } from '../scene/scene.ts';
import {
  defaultParagraphFormat,
  defaultRunFormat,
  getFirstRunFormat,
  joinRuns,
  type ParagraphFormat,
} from './text-formats.ts';
import { toCssText, toParagraphCss, toRunCss } from './text-style.ts';

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
        const format = getParagraphFormat(attrs);
        return [
          'p',
          {
            style: toCssText(toParagraphCss(format, getEmptyFormat(attrs))),
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
      toDOM: ({ attrs }) => ['span', { style: toCssText(toRunCss(getRunFormat(attrs))) }, 0],
    },
  },
});

// cast: only this schema sets these attributes.
export function getParagraphFormat(attrs: Attrs): ParagraphFormat {
  return attrs.look as ParagraphFormat;
}
export function getEmptyFormat(attrs: Attrs): RunFormat {
  return attrs.empty as RunFormat;
}
export function getRunFormat(attrs: Attrs): RunFormat {
  return attrs.look as RunFormat;
}

export function createFormatMark(format: RunFormat) {
  return textSchema.marks.look.create({ look: format });
}

export function toDoc(body: TextBody): Node {
  const paragraphs =
    body.paragraphs.length === 0 ? [{ ...defaultParagraphFormat, runs: [] }] : body.paragraphs;
  return textSchema.nodes.doc.create(null, paragraphs.map(createParagraphNode));
}

function createParagraphNode(paragraph: TextParagraph): Node {
  const { runs, ...format } = paragraph;
  const content = runs.flatMap(({ text, ...words }) => {
    const marks = [createFormatMark(words)];
    return text.split('\n').flatMap((line, index) => {
      const nodes = line === '' ? [] : [textSchema.text(line, marks)];
      return index === 0 ? nodes : [textSchema.nodes.break.create(null, null, marks), ...nodes];
    });
  });
  const last = runs.at(-1);
  const { text: _, ...empty } = last ?? { text: '', ...getFirstRunFormat(paragraph) };
  return textSchema.nodes.paragraph.create({ look: format, empty }, content);
}

/** Converts a document to paragraphs; the text frame properties come from `frame`. */
export function toBody(doc: Node, frame: Omit<TextBody, 'paragraphs'>): TextBody {
  const paragraphs: TextParagraph[] = [];
  doc.forEach((node) => {
    const empty = getEmptyFormat(node.attrs);
    const runs: TextRun[] = [];
    node.forEach((inline) => {
      const mark = textSchema.marks.look.isInSet(inline.marks);
      const format = mark === undefined ? empty : getRunFormat(mark.attrs);
      runs.push({ text: inline.text ?? '\n', ...format });
    });
    paragraphs.push({
      ...getParagraphFormat(node.attrs),
      runs: runs.length === 0 ? [{ text: '', ...empty }] : joinRuns(runs),
    });
  });
  return { anchor: frame.anchor, inset: frame.inset, layout: frame.layout, paragraphs };
}
