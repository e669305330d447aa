/**
 * Whether a comment says where, why, and what to try. Rule-based, for English and German at once, because a class may use either. It is only advice
 * and often wrong, so nothing depends on it.
 */

export interface CheckedComment {
  /** The commented passage; empty for the whole text. */
  quote: string;
  text: string;
}

export type Missing = 'where' | 'why' | 'next';

/** Matches whole words; `…` at the end allows any suffix. */
function patternOfAny(wordList: string): RegExp {
  const alternatives = wordList.split(', ').map((word) => {
    const pattern = word.replace('…', '').replaceAll(' ', '\\s+');
    return word.endsWith('…') ? `${pattern}\\p{L}*` : pattern;
  });
  return new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'iu');
}

const placePattern = patternOfAny(
  'paragraph…, sentence…, section…, line, title, heading…, introduction, conclusion, beginning, ending, thesis, page, ' +
    'absatz…, absätze…, satz, sätze…, abschnitt…, zeile…, titel, überschrift…, einleitung, schluss, schlussteil, anfang, these, seite, hauptteil',
);
const quotePattern = /["“”„«»].{2,}["“”«»]/u;

const reasonPattern = patternOfAny(
  'because, since, so that, therefore, that is why, that’s why, otherwise, the reason, helps, reader…, makes it, makes me, make it, ' +
    'i expected, i wonder…, i was, i got, i lost, i did not understand, i didn’t understand, i don’t understand, unclear, confus…, convinc…, contradict…, repeat…, ' +
    'weil, da, denn, deshalb, daher, darum, damit, sodass, so dass, dadurch, sonst, der grund, leser…, hilft, ich habe erwartet, ' +
    'ich frage mich, ich verstehe nicht, unklar…, verwirr…, überzeug…, widerspr…, wiederhol…',
);

const proposalPattern = patternOfAny(
  'could, should, might, would, try, maybe, perhaps, consider, suggest…, propose…, how about, what if, what about, instead, rather, better, ' +
    'add, move, replace, explain, mention, shorten, split, remove, delete, cut, start with, give, show, use, write, ' +
    'könnte…, sollte…, würde…, versuch…, probier…, vielleicht, vorschlag…, schlage vor, schlag vor, wie wäre, was wäre, warum nicht, statt, stattdessen, ' +
    'lieber, besser, ergänz…, füge, füg, verschieb…, ersetz…, erklär…, erwähn…, kürz…, streich…, teile, lösche…, beginne, zeig…, nenne, nutze, verwende…, schreib…',
);

const praisePattern = patternOfAny(
  'good, great, nice, well, love, like, liked, strong, excellent, interesting, clear, convincing, vivid, works, enjoyed, ' +
    'gut, gute, guter, gutes, toll…, schön…, super, gelungen…, prima, gefällt, stark…, interessant…, klar, überzeugt, überzeugend…, spannend…, anschaulich…',
);
const reservationPattern = patternOfAny(
  'but, however, although, not, never, too, missing, unclear, wrong, weak…, confus…, more, less, ' +
    'aber, jedoch, doch, obwohl, nicht, kein…, zu, fehlt, fehlen, unklar…, falsch…, schwach…, verwirr…, mehr, weniger',
);

/** Praise needs no advice. */
export function isPraise({ text }: CheckedComment): boolean {
  return praisePattern.test(text) && !reservationPattern.test(text) && !text.includes('?');
}

export function findMissingParts(comment: CheckedComment): Missing[] {
  const { quote, text } = comment;
  const missing: Missing[] = [];
  if (quote.trim() === '' && !placePattern.test(text) && !quotePattern.test(text)) missing.push('where');
  if (!reasonPattern.test(text)) missing.push('why');
  if (!proposalPattern.test(text) && !isPraise(comment)) missing.push('next');
  return missing;
}
