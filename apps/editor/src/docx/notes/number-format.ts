import type { DocxPackage, NumberFormat } from '@eigenpal/docx-editor-core/types/document';
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

const numerals = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

function toRoman(number: number): string {
  let remaining = number;
  let output = '';
  for (const [value, numeral] of numerals) {
    output += numeral.repeat(Math.floor(remaining / value));
    remaining %= value;
  }
  return output;
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
