import { type Mark, type MarkType, Schema } from 'prosemirror-model';

/**
 * A file knows lists and quotations as paragraphs, one after the other. Here marks around whole paragraphs say where one begins and ends, and
 * where it stands in another: what is alike is drawn as one element. They are in the drawn text alone, never in the document.
 */
const schema = new Schema({
  nodes: { doc: { content: 'text*' }, text: {} },
  marks: {
    // `reparseInView`: what is read back from the page passes through these elements to the paragraphs in them.
    plainList: { attrs: { key: {}, isCounted: {} }, reparseInView: true },
    plainItem: { attrs: { key: {}, marker: {}, value: {} }, reparseInView: true },
    plainQuote: { reparseInView: true },
  },
});

function typeOf(name: 'plainList' | 'plainItem' | 'plainQuote'): MarkType {
  const type = schema.marks[name];
  if (type === undefined) throw new Error(`No mark ${name}`);
  return type;
}

export function listMark(key: string, isCounted: boolean): Mark {
  return typeOf('plainList').create({ key, isCounted });
}

export function itemMark(key: string, marker: string | null, value: number): Mark {
  return typeOf('plainItem').create({ key, marker, value });
}

export const quoteMark = typeOf('plainQuote').create();
