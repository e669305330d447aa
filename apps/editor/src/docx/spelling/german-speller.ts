import { capitalised, isCapital, isCompound } from './german-compounds.ts';
import { mostSuggestions, type Speller } from './speller.ts';
import type { WordList } from './word-list.ts';

/** German words: those of a list, and those that German makes of them. */
export function createGermanSpeller(words: WordList): Speller {
  const isWord = (word: string): boolean =>
    !neverWords.has(word) &&
    (words.has(word) || isCompound(word, words, 3) || isPrefixed(word, words) || isParticiple(word, words));
  const isKnown = (word: string): boolean => {
    // What begins a sentence, or is made a noun, is written large; what shouts, all of it.
    if (isWord(word) || (isCapital(word) && isWord(small(word)))) return true;
    if (isShouted(word)) return spokenLow(word).some(isKnown);
    return withoutEnding(word).some(isKnown);
  };
  // What is offered is in the list, as long as that offers anything: what could be a word is seldom what was meant.
  const isListed = (word: string): boolean => words.has(word) || (isCapital(word) && words.has(small(word)));
  return {
    isKnown,
    suggest: (word) => {
      const listed = suggestionsFor(word, isListed);
      return listed.length > 0 ? listed : suggestionsFor(word, isKnown);
    },
  };
}

/** Common mistakes that are made of words, and are none. */
const neverWords = new Set(
  'Standart Standarts Wiederstand Wiederstände Wiederspruch wiederspiegeln wiederspiegelt wiedersprechen wiederspricht Komission Komissionen aufeinmal ausversehen aufjedenfall'.split(
    ' ',
  ),
);

/** They stand before a verb as a word of their own, or together with it. */
const prefixes =
  'ab an auf aus bei durch ein fort frei her heran herauf heraus herbei herein herunter hervor hin hinauf hinaus hinein hinzu hoch los mit nach nieder rechts links über um unter vor voran voraus vorbei vorüber weg weiter wider wieder zu zurück zusammen'.split(
    ' ',
  );
const shortestVerb = 5;

/** fort|setzen, fort|zu|setzen, hoch|gestellt. */
function isPrefixed(word: string, words: WordList): boolean {
  return prefixes.some((prefix) => {
    if (!word.startsWith(prefix)) return false;
    const verb = word.slice(prefix.length);
    const bare = verb.startsWith('zu') ? verb.slice(2) : verb;
    return [verb, bare].some((one) => one.length >= shortestVerb && words.has(one));
  });
}

/** die Studierenden, ein wartender Mensch: of every verb. */
function isParticiple(word: string, words: WordList): boolean {
  const [, stem] = /^(.{3,})end(?:e|en|er|es|em)?$/.exec(small(word)) ?? [];
  return (
    stem !== undefined && (words.has(`${stem}en`) || words.has(`${stem}n`) || isPrefixed(`${stem}en`, words))
  );
}

/** geht’s, Jos’, LehrerInnen. */
function withoutEnding(word: string): string[] {
  const [, stem] = /^(.{2,})'s?$/.exec(word) ?? [];
  const [, person, ending] = /^(.{3,})(In|Innen)$/.exec(word) ?? [];
  return [
    ...(stem === undefined ? [] : [stem]),
    ...(person === undefined || ending === undefined ? [] : [person + ending.toLowerCase()]),
  ];
}

function small(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

/** ß has no capital that people use. */
function spokenLow(word: string): string[] {
  const low = word.toLowerCase();
  return [capitalised(low), capitalised(low.replaceAll('ss', 'ß'))];
}

function isShouted(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
}

/** What is written for another: by people who have no such key, or who hear no difference. */
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

function suggestionsFor(word: string, isKnown: (word: string) => boolean): string[] {
  const found = new Set<string>();
  const take = (candidates: Iterable<string>): void => {
    for (const candidate of candidates) {
      if (found.size >= mostSuggestions) return;
      if (candidate !== word && candidate.length > 1 && isKnown(candidate)) found.add(candidate);
    }
  };
  take([isCapital(word) ? small(word) : capitalised(word)]);
  take(confused(word));
  const apart = inTwo(word, isKnown);
  if (apart !== null && found.size < mostSuggestions) found.add(apart);
  take(oneOff(word));
  // Two mistakes: one that is often made, and any other.
  if (found.size === 0) for (const nearly of confused(word)) take(oneOff(nearly));
  if (found.size === 0) take(oneOff(isCapital(word) ? small(word) : capitalised(word)));
  return [...found];
}

function* confused(word: string): Iterable<string> {
  for (const [from, to] of confusions) {
    for (let at = word.indexOf(from); at !== -1; at = word.indexOf(from, at + 1)) {
      yield word.slice(0, at) + to + word.slice(at + from.length);
    }
  }
}

/** Letters that changed places, one too many, one too few, a wrong one. */
function* oneOff(word: string): Iterable<string> {
  for (let at = 0; at < word.length - 1; at++) {
    yield word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  }
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1);
  // Doubled before any other: that is the commonest.
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.charAt(at) + word.slice(at);
  for (let at = 0; at <= word.length; at++) {
    for (const letter of letters) yield word.slice(0, at) + letter + word.slice(at);
  }
  for (let at = 0; at < word.length; at++) {
    for (const letter of letters) yield word.slice(0, at) + letter + word.slice(at + 1);
  }
}

/** gar nicht: two of the commonest words, written as one. */
function inTwo(word: string, isKnown: (word: string) => boolean): string | null {
  for (let at = 3; at <= word.length - 3; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (isKnown(first) && isKnown(second)) return `${first} ${second}`;
  }
  return null;
}
