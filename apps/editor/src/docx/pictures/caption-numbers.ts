import type { Node } from 'prosemirror-model';

/** The word before a number, and the name of the counting in the file: there is one for each word. */
export interface CaptionLabel {
  word: string;
  sequence: string;
}

interface Caption {
  pos: number;
  sequence: string;
  shown: string;
  /** The text before it in its paragraph. */
  word: string;
}

/** The numbers that count themselves, in a document or a part of one. */
export function captionsIn(node: Node | null): Caption[] {
  const found: Caption[] = [];
  node?.descendants((one, pos, parent) => {
    if (one.type.name !== 'field' || one.attrs.fieldType !== 'SEQ') return true;
    const [, sequence] = /^\s*SEQ\s+"?([^"\s\\]+)/i.exec(String(one.attrs.instruction)) ?? [];
    if (sequence === undefined) return false;
    const word = textBefore(one, parent);
    found.push({ pos, sequence, shown: String(one.attrs.displayText), word });
    return false;
  });
  return found;
}

function textBefore(field: Node, paragraph: Node | null): string {
  let text = '';
  for (const child of paragraph?.children ?? []) {
    if (child === field) break;
    text += child.textContent;
  }
  return text.trim();
}

export function sequenceInstruction(sequence: string): string {
  return ` SEQ ${sequence} \\* ARABIC `;
}

/** As the pictures of this document are called already, else in the language of the page. */
export function labelFor(doc: Node, lang: string): CaptionLabel {
  const first = captionsIn(doc).find(
    ({ word, sequence }) => word !== '' && !/^(table|tabelle)$/i.test(sequence),
  );
  if (first !== undefined) return { word: first.word, sequence: first.sequence };
  const word = lang.toLowerCase().startsWith('de') ? 'Abbildung' : 'Figure';
  return { word, sequence: word };
}

/** Captions that show another number than the one that is theirs. Other numerals than ours are left to who wrote them. */
export function wrongNumbers(doc: Node): { pos: number; number: number }[] {
  const counts = new Map<string, number>();
  return captionsIn(doc).flatMap(({ pos, sequence, shown }) => {
    const number = (counts.get(sequence) ?? 0) + 1;
    counts.set(sequence, number);
    return shown === `${number}` || !/^\d*$/.test(shown) ? [] : [{ pos, number }];
  });
}
