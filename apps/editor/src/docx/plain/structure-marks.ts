import { type Mark, type MarkType, Schema } from 'prosemirror-model';

/**
 * A file represents lists and quotations as consecutive paragraphs. Here marks on whole paragraphs describe where they begin and end, and their
 * nesting: equal adjacent marks are drawn as one element. They exist only in the rendered text, never in the document.
 */
const schema = new Schema({
  nodes: { doc: { content: 'text*' }, text: {} },
  marks: {
    // `reparseInView`: parsing of DOM changes passes through these elements to the paragraphs in them.
    plainList: { attrs: { key: {}, isCounted: {} }, reparseInView: true },
    plainItem: { attrs: { key: {}, marker: {}, value: {} }, reparseInView: true },
    plainQuote: { reparseInView: true },
  },
});

function getMarkType(name: 'plainList' | 'plainItem' | 'plainQuote'): MarkType {
  const type = schema.marks[name];
  if (type === undefined) throw new Error(`No mark ${name}`);
  return type;
}

export function createListMark(key: string, isCounted: boolean): Mark {
  return getMarkType('plainList').create({ key, isCounted });
}

export function createItemMark(key: string, marker: string | null, value: number): Mark {
  return getMarkType('plainItem').create({ key, marker, value });
}

export const quoteMark = getMarkType('plainQuote').create();
