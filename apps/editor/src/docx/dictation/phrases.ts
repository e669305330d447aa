import type { RecognitionResult } from './speech-recognition.ts';

/** New results of recognition: phrases that will not change, and the words that still may. */
export interface HeardWords {
  finalPhrases: string[];
  interim: string;
  /** Results up to the last final phrase: they are read once. */
  readCount: number;
}

/**
 * `from` is the index of the first result that was not inserted yet: some browsers repeat earlier ones. Where they repeat the words of a phrase in its
 * next result, final without confidence is not final, and only the last result counts.
 */
export function readResults(
  results: ArrayLike<RecognitionResult>,
  from: number,
  { repeatsPhrases }: { repeatsPhrases: boolean },
): HeardWords {
  const heard: HeardWords = { finalPhrases: [], interim: '', readCount: from };
  for (let index = from; index < results.length; index++) {
    const result = results[index];
    const { transcript = '', confidence } = result?.[0] ?? {};
    if (result?.isFinal === true && !(repeatsPhrases && confidence === 0)) {
      heard.finalPhrases.push(transcript);
      heard.readCount = index + 1;
      if (repeatsPhrases) heard.interim = '';
    } else if (!repeatsPhrases) heard.interim += transcript;
    else if (transcript.trim() !== '') heard.interim = transcript;
  }
  return heard;
}

/** Scripts that do not separate words by spaces, and their punctuation, whose signs have spaces of their own. */
const withoutSpaces = /[ー\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;
const widePunctuation = /[。．，、！？：；（）「」『』【】・]/u;
/** Straight and high quotation marks open only after the start or a space; elsewhere they close. */
const openingMark = /[\s([{«„‚¿¡/–—-]$|(?:^|[\s([{])["'“‘]$/u;
const closingMark = /^[\s.,;:!?…)\]}»”’،؛؟]/u;
const sentenceEnd = /(?:^|\n|[.!?…؟。！？]["'»”’“‘)」』]*)\s*$/u;

/**
 * A phrase as it is inserted between these texts of its paragraph: with the spaces that its neighbours need, and a capital letter where a sentence
 * begins. Words and punctuation stay as they were recognised.
 */
export function fitPhrase(phrase: string, { before, after }: { before: string; after: string }): string {
  const words = phrase.trim().replaceAll(/\s+/gu, ' ');
  if (words === '') return '';
  const first = words.slice(0, 1);
  const isJoined = (left: string, right: string) =>
    widePunctuation.test(left + right) || (withoutSpaces.test(left) && withoutSpaces.test(right));
  const spaceBefore =
    before !== '' &&
    !openingMark.test(before) &&
    !closingMark.test(words) &&
    !isJoined(before.slice(-1), first);
  const spaceAfter = /^[\p{L}\p{N}]/u.test(after) && !isJoined(words.slice(-1), after.slice(0, 1));
  const [letter = ''] = words;
  const cased = sentenceEnd.test(before) ? letter.toLocaleUpperCase() + words.slice(letter.length) : words;
  return `${spaceBefore ? ' ' : ''}${cased}${spaceAfter ? ' ' : ''}`;
}
