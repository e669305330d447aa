import { isCompound } from './german-compounds.ts';
import { capitalise, isAllCapitals, isCapitalised, uncapitalise } from './letter-case.ts';
import type { Speller } from './speller.ts';
import { findSuggestions, type SuggestionSources } from './suggestions.ts';
import type { WordList } from './word-list.ts';

/** German spelling: a word list plus compounds and derived forms. */
export function createGermanSpeller(words: WordList): Speller {
  const isWord = (word: string): boolean =>
    !commonMisspellings.has(word) &&
    (words.has(word) || isCompound(word, words, 3) || isPrefixed(word, words) || isParticiple(word, words));
  const isKnown = (word: string): boolean => {
    // Words are capitalised at the start of a sentence or when used as nouns; text may be in all capitals.
    if (isWord(word) || (isCapitalised(word) && isWord(uncapitalise(word)))) return true;
    if (isAllCapitals(word)) return fromAllCapitals(word).some(isKnown);
    return stripEnding(word).some(isKnown);
  };
  // Prefers suggestions from the list: a merely possible compound is rarely what was meant.
  const isListed = (word: string): boolean =>
    words.has(word) || (isCapitalised(word) && words.has(uncapitalise(word)));
  return {
    isKnown,
    suggest: (word) => {
      const listed = findSuggestions(word, createSources(isListed));
      return listed.length > 0 ? listed : findSuggestions(word, createSources(isKnown));
    },
  };
}

/** Common misspellings that look like compounds. */
const commonMisspellings = new Set(
  'Standart Standarts Wiederstand Wiederstände Wiederspruch wiederspiegeln wiederspiegelt wiedersprechen wiederspricht Komission Komissionen aufeinmal ausversehen aufjedenfall'.split(
    ' ',
  ),
);

/** Separable verb prefixes. */
const prefixes =
  'ab an auf aus bei durch ein fort frei her heran herauf heraus herbei herein herunter hervor hin hinauf hinaus hinein hinzu hoch los mit nach nieder rechts links über um unter vor voran voraus vorbei vorüber weg weiter wider wieder zu zurück zusammen'.split(
    ' ',
  );
const minVerbLength = 5;

/** For example fort|setzen, fort|zu|setzen, hoch|gestellt. */
function isPrefixed(word: string, words: WordList): boolean {
  return prefixes.some((prefix) => {
    if (!word.startsWith(prefix)) return false;
    const verb = word.slice(prefix.length);
    const bare = verb.startsWith('zu') ? verb.slice(2) : verb;
    return [verb, bare].some((candidate) => candidate.length >= minVerbLength && words.has(candidate));
  });
}

/** Present participles of all verbs: die Studierenden, ein wartender Mensch. */
function isParticiple(word: string, words: WordList): boolean {
  const [, stem] = /^(.{3,})end(?:e|en|er|es|em)?$/.exec(uncapitalise(word)) ?? [];
  return (
    stem !== undefined && (words.has(`${stem}en`) || words.has(`${stem}n`) || isPrefixed(`${stem}en`, words))
  );
}

/** For example geht’s, Jos’, LehrerInnen. */
function stripEnding(word: string): string[] {
  const [, stem] = /^(.{2,})'s?$/.exec(word) ?? [];
  const [, person, ending] = /^(.{3,})(In|Innen)$/.exec(word) ?? [];
  return [
    ...(stem === undefined ? [] : [stem]),
    ...(person === undefined || ending === undefined ? [] : [person + ending.toLowerCase()]),
  ];
}

/** Capital ß is hardly used. */
function fromAllCapitals(word: string): string[] {
  const lowerCase = word.toLowerCase();
  return [capitalise(lowerCase), capitalise(lowerCase.replaceAll('ss', 'ß'))];
}

/** Common substitutions, due to missing keys or similar sounds. */
const confusions: readonly (readonly [string, string])[] = [
  ['ss', 'ß'],
  ['ß', 'ss'],
  ['ae', 'ä'],
  ['oe', 'ö'],
  ['ue', 'ü'],
  ['e', 'ä'],
  ['ä', 'e'],
  ['eu', 'äu'],
  ['v', 'f'],
  ['f', 'v'],
  ['f', 'ph'],
  ['i', 'ie'],
  ['ie', 'i'],
  ['t', 'th'],
  ['k', 'ck'],
  ['ck', 'k'],
  ['z', 'tz'],
  ['tz', 'z'],
  ['ei', 'ai'],
  ['d', 't'],
  ['t', 'd'],
  ['seid', 'seit'],
  ['wieder', 'wider'],
  ['h', ''],
];
const letters = 'enisratdhulcgmobwfkzpvjyxqäöüß';

function createSources(isKnown: SuggestionSources['isKnown']): SuggestionSources {
  return { isKnown, confusions, letters };
}
