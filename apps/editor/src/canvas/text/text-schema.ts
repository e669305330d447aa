import { type Attrs, type Node, Schema } from 'prosemirror-model';
import type { RunLook } from '../scene/run-look.ts';
import type { TextBody, TextParagraph, TextRun } from '../scene/scene.ts';
import { firstLook, joined, type ParagraphLook, plainLook, plainParagraph } from './looks.ts';
import { cssText, lookStyle, paragraphStyle } from './text-style.ts';

/**
 * Words in a shape as the library takes them: paragraphs, line breaks, and one mark that holds all that a run looks like. `empty` is what words
 * will look like that are written where there are none.
 */
export const textSchema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: {
      content: '(text | break)*',
      attrs: { look: { default: plainParagraph }, empty: { default: plainLook } },
      toDOM: ({ attrs }) => {
        const look = paragraphLook(attrs);
        return [
          'p',
          {
            style: cssText(paragraphStyle(look, emptyLook(attrs))),
            dir: look.isRightToLeft ? 'rtl' : 'ltr',
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
      toDOM: ({ attrs }) => ['span', { style: cssText(lookStyle(runLook(attrs))) }, 0],
    },
  },
});

// The schema alone makes these attributes.
export function paragraphLook(attrs: Attrs): ParagraphLook {
  return attrs.look as ParagraphLook;
}
export function emptyLook(attrs: Attrs): RunLook {
  return attrs.empty as RunLook;
}
export function runLook(attrs: Attrs): RunLook {
  return attrs.look as RunLook;
}

export function lookMark(look: RunLook) {
  return textSchema.marks.look.create({ look });
}

export function docOf(body: TextBody): Node {
  const paragraphs = body.paragraphs.length === 0 ? [{ ...plainParagraph, runs: [] }] : body.paragraphs;
  return textSchema.nodes.doc.create(null, paragraphs.map(paragraphNode));
}

function paragraphNode(paragraph: TextParagraph): Node {
  const { runs, ...look } = paragraph;
  const content = runs.flatMap(({ text, ...words }) => {
    const marks = [lookMark(words)];
    return text.split('\n').flatMap((line, index) => {
      const nodes = line === '' ? [] : [textSchema.text(line, marks)];
      return index === 0 ? nodes : [textSchema.nodes.break.create(null, null, marks), ...nodes];
    });
  });
  const last = runs.at(-1);
  const { text: _, ...empty } = last ?? { text: '', ...firstLook(paragraph) };
  return textSchema.nodes.paragraph.create({ look, empty }, content);
}

/** The paragraphs of a document; the place of the text in its shape stays that of `frame`. */
export function bodyOfDoc(doc: Node, frame: Omit<TextBody, 'paragraphs'>): TextBody {
  const paragraphs: TextParagraph[] = [];
  doc.forEach((node) => {
    const empty = emptyLook(node.attrs);
    const runs: TextRun[] = [];
    node.forEach((inline) => {
      const mark = textSchema.marks.look.isInSet(inline.marks);
      const look = mark === undefined ? empty : runLook(mark.attrs);
      runs.push({ text: inline.text ?? '\n', ...look });
    });
    paragraphs.push({
      ...paragraphLook(node.attrs),
      runs: runs.length === 0 ? [{ text: '', ...empty }] : joined(runs),
    });
  });
  return { anchor: frame.anchor, inset: frame.inset, paragraphs };
}
