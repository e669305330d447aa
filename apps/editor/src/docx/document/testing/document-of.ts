import { AllSelection, EditorState, type Plugin, type Selection, TextSelection } from 'prosemirror-state';
import { readDocument, type WordDocument } from '../written-document.ts';
import { docxOf } from './docx-of.ts';

/** A document with these paragraphs (XML) and the default styles: Times New Roman 12 at 1.5 lines, headings in bold. */
export async function documentOf(body: string): Promise<WordDocument> {
  return readDocument(docxOf(body));
}

/** A paragraph as XML. */
export function p(text: string, properties = '', run = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

export function stateOf({ doc }: WordDocument, select: SelectText = '', plugins: Plugin[] = []): EditorState {
  const state = EditorState.create({ doc, plugins });
  return state.apply(state.tr.setSelection(selectionOf(state, select)));
}

/** A selection: words, `|word` for a caret before a word, `word|` for one after it, null for everything. */
export type SelectText = string | [from: string, to: string] | null;

function selectionOf({ doc }: EditorState, select: SelectText): Selection {
  if (select === null) return new AllSelection(doc);
  const place = (text: string): number => {
    let found = -1;
    doc.descendants((node, pos) => {
      const at = node.text?.indexOf(text) ?? -1;
      if (found < 0 && at >= 0) found = pos + at;
    });
    if (found < 0) throw new Error(`No "${text}" in the text`);
    return found;
  };
  if (Array.isArray(select)) {
    return TextSelection.create(doc, place(select[0]), place(select[1]) + select[1].length);
  }
  if (select === '') return TextSelection.atStart(doc);
  const word = select.replace('|', '');
  const [start, end] = [place(word), place(word) + word.length];
  if (select.startsWith('|')) return TextSelection.create(doc, start);
  return TextSelection.create(doc, select.endsWith('|') ? end : start, end);
}
