import type { DocxPackage, NumberFormat } from '@eigenpal/docx-editor-core/types/document';
import { toRoman } from '../../ui/roman-numerals.ts';
import type { NoteKind } from '../document/notes/references.ts';

/** The displayed number of a note in the document's format; `index` is zero-based. */
export function formatNoteNumber(parts: DocxPackage, kind: NoteKind, index: number): string {
  const section = parts.document.finalSectionProperties;
  const numberingProperties = kind === 'footnote' ? section?.footnotePr : section?.endnotePr;
  const format = numberingProperties?.numFmt ?? (kind === 'footnote' ? 'decimal' : 'lowerRoman');
  return formatNumber((numberingProperties?.numStart ?? 1) + index, format);
}

/** A number in an OOXML number format. */
export function formatNumber(number: number, format: NumberFormat): string {
  switch (format) {
    case 'none':
      return '';
    case 'decimalZero':
      return String(number).padStart(2, '0');
    case 'lowerRoman':
      return toRoman(number);
    case 'upperRoman':
      return toRoman(number).toUpperCase();
    case 'lowerLetter':
      return toLetters(number);
    case 'upperLetter':
      return toLetters(number).toUpperCase();
    case 'chicago':
      return toChicagoSymbols(number);
    default:
      return String(number);
  }
}

/** As in Word: z is followed by aa, then bb. */
function toLetters(number: number): string {
  if (number < 1) return String(number);
  const letter = String.fromCharCode(97 + ((number - 1) % 26));
  return letter.repeat(Math.floor((number - 1) / 26) + 1);
}

function toChicagoSymbols(number: number): string {
  const sign = '*†‡§'.charAt((number - 1) % 4);
  return sign.repeat(Math.floor((number - 1) / 4) + 1);
}
