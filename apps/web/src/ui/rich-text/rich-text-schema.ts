import {
  deepestIndent,
  type RichBlock,
  type RichRun,
  type RichText,
  richBlockTypes,
} from '@redraft/contracts';
import { type Attrs, type Fragment, type Mark, type Node, Schema } from 'prosemirror-model';

const elements = {
  paragraph: 'p',
  heading: 'h3',
  subheading: 'h4',
  bulletItem: 'div',
  numberItem: 'div',
  quote: 'blockquote',
} as const;

/** ProseMirror schema of rich text: the same flat blocks as stored, so that conversion loses nothing. */
export const richTextSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    block: {
      content: '(text | lineBreak)*',
      attrs: { type: { default: 'paragraph' }, indent: { default: 0 } },
      // `defining`: a pasted block keeps its type when it replaces an empty block.
      defining: true,
      whitespace: 'pre',
      parseDOM: [
        {
          tag: '[data-block]',
          getAttrs: (element) => ({
            type: element.getAttribute('data-block'),
            indent: Number(element.getAttribute('data-indent')),
          }),
        },
      ],
      toDOM: (node) => {
        const { type, indent } = blockAttrs(node.attrs);
        return [elements[type], { 'data-block': type, 'data-indent': indent, dir: 'auto' }, 0];
      },
    },
    text: {},
    lineBreak: { inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    link: {
      attrs: { href: {} },
      // `inclusive: false`: text typed after a link is not part of it.
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (element) => ({ href: element.getAttribute('href') }) }],
      toDOM: ({ attrs }) => ['a', { href: readHref(attrs), rel: 'noopener noreferrer nofollow' }, 0],
    },
    bold: { parseDOM: [{ tag: 'strong' }], toDOM: () => ['strong', 0] },
    italic: { parseDOM: [{ tag: 'em' }], toDOM: () => ['em', 0] },
  },
});

export function blockAttrs({ type, indent }: Attrs): Pick<RichBlock, 'type' | 'indent'> {
  return {
    type: richBlockTypes.find((known) => known === type) ?? 'paragraph',
    indent: Math.min(deepestIndent, Math.max(0, Math.trunc(Number(indent)) || 0)),
  };
}

export function readHref({ href }: Attrs): string {
  return String(href);
}

export function toDocument(text: RichText): Node {
  const blocks = text.length === 0 ? [richTextSchema.nodes.block.create()] : text.map(blockNode);
  return richTextSchema.nodes.doc.create(null, blocks);
}

function blockNode({ type, indent, runs }: RichBlock): Node {
  const content = runs.flatMap((run) => {
    const marks = listMarks(run);
    return run.text.split('\n').flatMap((line, lineIndex) => {
      const textNodes = line === '' ? [] : [richTextSchema.text(line, marks)];
      return lineIndex === 0
        ? textNodes
        : [richTextSchema.nodes.lineBreak.create(null, null, marks), ...textNodes];
    });
  });
  return richTextSchema.nodes.block.create({ type, indent }, content);
}

function listMarks({ bold, italic, link }: RichRun): Mark[] {
  const { marks } = richTextSchema;
  return [
    ...(link === undefined ? [] : [marks.link.create({ href: link })]),
    ...(bold === true ? [marks.bold.create()] : []),
    ...(italic === true ? [marks.italic.create()] : []),
  ];
}

/** Converts a document, or a slice of one, to blocks. */
export function toRichText(content: Fragment): RichText {
  return content.content.map((node) => {
    const runs: RichRun[] = [];
    for (const inline of node.isText ? [node] : node.content.content) {
      const run = runOf(inline);
      const last = runs.at(-1);
      if (last !== undefined && isSameFormat(last, run)) last.text += run.text;
      else runs.push(run);
    }
    return { ...blockAttrs(node.attrs), runs };
  });
}

function runOf(inline: Node): RichRun {
  const run: RichRun = { text: inline.text ?? '\n' };
  for (const mark of inline.marks) {
    if (mark.type === richTextSchema.marks.bold) run.bold = true;
    if (mark.type === richTextSchema.marks.italic) run.italic = true;
    if (mark.type === richTextSchema.marks.link) run.link = readHref(mark.attrs);
  }
  return run;
}

function isSameFormat(one: RichRun, other: RichRun): boolean {
  return one.bold === other.bold && one.italic === other.italic && one.link === other.link;
}
