import { toRoman } from '../../ui/roman-numerals.ts';
import { isSameValue } from '../format/same-values.ts';
import type { ListMarker, Numbering, TextParagraph } from '../scene/scene.ts';
import { getDefaultMarker } from './list-defaults.ts';

type ListParagraph = Pick<TextParagraph, 'list' | 'level'> &
  Partial<Pick<TextParagraph, 'marker'>> & { isEmpty?: boolean };

/** The marker of each paragraph: a bullet, its number, or an empty string. An empty paragraph has none and is not counted. */
export function computeMarkers(paragraphs: readonly ListParagraph[]): string[] {
  const counts: { count: number; marker: ListMarker }[] = [];
  return paragraphs.map(({ list, level, marker: own = null, isEmpty = false }) => {
    if (isEmpty && list !== 'none') return '';
    const marker = own ?? getDefaultMarker({ list, level });
    if (list !== 'number' || marker?.numbering == null) {
      // A bullet at a deeper level does not interrupt the numbering around it.
      counts.length = Math.min(counts.length, level);
      return list === 'none' ? '' : (marker?.text ?? '');
    }
    counts.length = Math.min(counts.length, level + 1);
    const last = counts[level];
    const continues = last !== undefined && isSameNumbering(last.marker, marker);
    const count = continues ? last.count + 1 : marker.startAt;
    counts[level] = { count, marker };
    return formatNumber(count, marker.numbering);
  });
}

const isSameNumbering = (one: ListMarker, other: ListMarker): boolean =>
  one.startAt === other.startAt && isSameValue(one.numbering, other.numbering);

function formatNumber(count: number, { format, punctuation }: Numbering): string {
  const number = formatDigits(count, format);
  switch (punctuation) {
    case 'period':
      return `${number}.`;
    case 'parenthesis':
      return `${number})`;
    case 'parentheses':
      return `(${number})`;
    case 'plain':
      return number;
  }
}

function formatDigits(count: number, format: Numbering['format']): string {
  switch (format) {
    case 'arabic':
      return String(count);
    case 'lowerLetter':
      return toLetters(count);
    case 'upperLetter':
      return toLetters(count).toUpperCase();
    case 'lowerRoman':
      return toRoman(count);
    case 'upperRoman':
      return toRoman(count).toUpperCase();
  }
}

/** a, b … z, aa, ab … */
function toLetters(count: number): string {
  const lastLetter = (count - 1) % 26;
  const leadingCount = (count - 1 - lastLetter) / 26;
  return (leadingCount === 0 ? '' : toLetters(leadingCount)) + String.fromCharCode(97 + lastLetter);
}
