import type { Node } from 'prosemirror-model';

/** The label before a number, and its SEQ identifier in the file: there is one per label. */
export interface CaptionLabel {
  word: string;
  sequence: string;
}

interface Caption {
  pos: number;
  sequence: string;
  shown: string;
  /** The text before the number in its paragraph. */
  word: string;
}

/** The SEQ fields in a document or part of one. */
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

/** The label that the document already uses, otherwise one in the language of the page. */
export function labelFor(doc: Node, lang: string): CaptionLabel {
  const first = captionsIn(doc).find(
    ({ word, sequence }) => word !== '' && !/^(table|tabelle)$/i.test(sequence),
  );
  if (first !== undefined) return { word: first.word, sequence: first.sequence };
  const word = lang.toLowerCase().startsWith('de') ? 'Abbildung' : 'Figure';
  return { word, sequence: word };
}

/** Captions whose displayed number is wrong. Non-Arabic numerals are left unchanged. */
export function wrongNumbers(doc: Node): { pos: number; number: number }[] {
  const counts = new Map<string, number>();
  return captionsIn(doc).flatMap(({ pos, sequence, shown }) => {
    const number = (counts.get(sequence) ?? 0) + 1;
    counts.set(sequence, number);
    return shown === `${number}` || !/^\d*$/.test(shown) ? [] : [{ pos, number }];
  });
}
