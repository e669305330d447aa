import type { DocxPackage, NumberFormat, SectionProperties } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';
import { toRoman } from '../../ui/roman-numerals.ts';
import { type NoteKind, type NoteReference, noteKinds } from '../document/notes/references.ts';
import { listTextSections } from '../document/pages/list-sections.ts';

const defaultFormats = { footnote: 'decimal', endnote: 'lowerRoman' } as const;

/**
 * The displayed numbers of all notes, in the order of their references: each section has a format, and may begin again (`w:numRestart`; ECMA-376
 * Part 1, 17.11.19). Where a page should, the numbers continue: what is on a page is not known here.
 */
export function numberNotes(doc: Node, references: readonly NoteReference[], parts: DocxPackage): string[] {
  const sections = listTextSections(doc, parts);
  const propertiesOf = (index: number, kind: NoteKind) => readProperties(sections[index]?.properties, kind);
  const next = { footnote: propertiesOf(0, 'footnote').start, endnote: propertiesOf(0, 'endnote').start };
  let section = 0;
  return references.map(({ kind, pos }) => {
    while (section < sections.length - 1 && pos >= (sections[section]?.to ?? 0)) {
      section += 1;
      for (const one of noteKinds) {
        const { restarts, start } = propertiesOf(section, one);
        if (restarts) next[one] = start;
      }
    }
    return formatNumber(next[kind]++, propertiesOf(section, kind).format);
  });
}

function readProperties(section: SectionProperties | undefined, kind: NoteKind) {
  const properties = kind === 'footnote' ? section?.footnotePr : section?.endnotePr;
  return {
    format: properties?.numFmt ?? defaultFormats[kind],
    start: properties?.numStart ?? 1,
    restarts: properties?.numRestart === 'eachSect',
  };
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
