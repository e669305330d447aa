import { type Language, languageOfTag } from '@redraft/sentences/languages';
import type { Node } from 'prosemirror-model';

/** The label before a number, and its SEQ identifier in the file: there is one per label. */
export interface CaptionLabel {
  label: string;
  sequence: string;
}

interface Caption {
  pos: number;
  sequence: string;
  displayText: string;
  /** The text before the number in its paragraph. */
  label: string;
}

/** The SEQ fields in a document or part of one. */
export function listCaptions(node: Node | null): Caption[] {
  const found: Caption[] = [];
  node?.descendants((one, pos, parent) => {
    if (one.type.name !== 'field' || one.attrs.fieldType !== 'SEQ') return true;
    const [, sequence] = /^\s*SEQ\s+"?([^"\s\\]+)/i.exec(String(one.attrs.instruction)) ?? [];
    if (sequence === undefined) return false;
    const label = getTextBefore(one, parent);
    found.push({ pos, sequence, displayText: String(one.attrs.displayText), label });
    return false;
  });
  return found;
}

function getTextBefore(field: Node, paragraph: Node | null): string {
  let text = '';
  for (const child of paragraph?.children ?? []) {
    if (child === field) break;
    text += child.textContent;
  }
  return text.trim();
}

export function createSequenceInstruction(sequence: string): string {
  return ` SEQ ${sequence} \\* ARABIC `;
}

const captionLabels: Record<Language, string> = {
  en: 'Figure',
  de: 'Abbildung',
  fr: 'Figure',
  es: 'Figura',
  ar: 'الشكل',
};

/** The label that the document already uses, otherwise one in the language of the page. */
export function chooseCaptionLabel(doc: Node, lang: string): CaptionLabel {
  const first = listCaptions(doc).find(
    ({ label, sequence }) => label !== '' && !/^(table|tabelle|tableau|tabla|جدول|الجدول)$/i.test(sequence),
  );
  if (first !== undefined) return { label: first.label, sequence: first.sequence };
  const label = captionLabels[languageOfTag(lang)];
  return { label, sequence: label };
}

/** Captions whose displayed number is wrong. Non-Arabic numerals are left unchanged. */
export function findWrongNumbers(doc: Node): { pos: number; number: number }[] {
  const counts = new Map<string, number>();
  return listCaptions(doc).flatMap(({ pos, sequence, displayText }) => {
    const number = (counts.get(sequence) ?? 0) + 1;
    counts.set(sequence, number);
    return displayText === `${number}` || !/^\d*$/.test(displayText) ? [] : [{ pos, number }];
  });
}
