// How hard a text is to read, as the grade of school in which it is understood.

/** Placeholders count as one short word, because most are names and numbers. */
const plainOf = (text) => text.replace(/{{.*?}}|<\w+\/>/g, 'x').replace(/\b(?:e\.g|i\.e|z\. ?B)\./g, 'x');

export const wordsOf = (text) => plainOf(text).match(/[\p{L}\p{N}]+(?:[-'’.@_][\p{L}\p{N}]+)*/gu) ?? [];

/** A colon followed by a sentence also ends a sentence, as in hints. */
const sentencesOf = (text) =>
  Math.max(
    1,
    plainOf(text)
      .split(/[.!?:]+(?:\s|["“”)]|$)/u)
      .filter((part) => /\p{L}/u.test(part)).length,
  );

/** Counts vowel groups, except a silent final e: an approximation. */
function englishSyllables(word) {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const groups = letters.replace(/(?:[^laeiouy]es|[^tdaeiouy]ed|[^laeiouy]e)$/, '').match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 0);
}

function germanSyllables(word) {
  const groups = word.toLowerCase().match(/aa|ee|oo|ie|ei|ai|au|eu|äu|[aeiouyäöü]/g);
  return Math.max(1, groups?.length ?? 0);
}

/**
 * The Flesch-Kincaid grade: J. P. Kincaid, R. P. Fishburne, R. L. Rogers and B. S. Chissom, "Derivation of New Readability Formulas for Navy
 * Enlisted Personnel", Research Branch Report 8-75, 1975.
 */
export function fleschKincaidGrade(text) {
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + englishSyllables(word), 0);
  return 0.39 * (words.length / sentencesOf(text)) + 11.8 * (syllables / words.length) - 15.59;
}

/** The first Wiener Sachtextformel: R. Bamberger and E. Vanecek, "Lesen – Verstehen – Lernen – Schreiben", 1984. */
export function wienerSachtextformel(text) {
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  const percent = (isCounted) => (words.filter(isCounted).length / words.length) * 100;
  const manySyllables = percent((word) => germanSyllables(word) >= 3);
  const oneSyllable = percent((word) => germanSyllables(word) === 1);
  const long = percent((word) => word.length > 6);
  const sentenceLength = words.length / sentencesOf(text);
  return 0.1935 * manySyllables + 0.1672 * sentenceLength + 0.1297 * long - 0.0327 * oneSyllable - 0.875;
}
