import { type Affix, type Affixes, type Mark, readAffixes } from './affixes.ts';

/**
 * A Hunspell dictionary. As in Hunspell, affixes are removed from a word and its stem is looked up: expanding all forms would take seconds and
 * hundreds of megabytes for French, and never end for Portuguese.
 */
export interface HunspellDictionary {
  affixes: Affixes;
  /** Exact match, including case. */
  has: (word: string) => boolean;
  /** Whether the word is known and may be suggested. */
  offers: (word: string) => boolean;
  isForbidden: (word: string) => boolean;
}

/** Maximum number of nested suffixes; dictionaries use no more. */
const maxSuffixes = 2;
const maxParts = 4;
/** Single-letter parts would make a compound of anything. */
const minPartLength = 2;

export function createHunspellDictionary({ aff, dic }: { aff: string; dic: string }): HunspellDictionary {
  const affixes = readAffixes(aff);
  const stems = readStems(dic);
  const marked = (flags: readonly string[], mark: Mark): boolean => {
    const flag = affixes.marks.get(mark);
    return flag !== undefined && flags.includes(flag);
  };
  const inherited = (['NOSUGGEST', 'FORBIDDENWORD'] as const).flatMap(
    (mark) => affixes.marks.get(mark) ?? [],
  );
  const ownFlags = (word: string): (readonly string[])[] =>
    (stems.get(word) ?? []).map((flags) => affixes.flagsIn(flags));

  /** The flags of a word as a stem, or as a stem with suffixes: one list per analysis. */
  const readings = (word: string, left = maxSuffixes): (readonly string[])[] => {
    const found = ownFlags(word);
    if (left === 0) return found;
    // Several suffixes lead to the same stem.
    const inner = new Map<string, (readonly string[])[]>();
    const readingsOf = (stem: string): (readonly string[])[] => {
      const before = inner.get(stem);
      if (before !== undefined) return before;
      const read = readings(stem, left - 1);
      inner.set(stem, read);
      return read;
    };
    for (const affix of suffixesOf(word, affixes)) {
      const stem = word.slice(0, word.length - affix.add.length) + affix.strip;
      if (stem === '' || (stem === word && left < maxSuffixes)) continue;
      for (const flags of readingsOf(stem)) {
        if (!flags.includes(affix.flag) || marked(flags, 'FORBIDDENWORD') || !affix.fits(stem)) continue;
        const kept = affix.isCross ? flags.filter((flag) => !isSuffixFlag.has(flag)) : [];
        const needsNone = kept.filter((flag) => flag !== affixes.marks.get('NEEDAFFIX'));
        found.push([...needsNone, ...affix.flags, ...flags.filter((flag) => inherited.includes(flag))]);
      }
    }
    return found;
  };
  const isSuffixFlag = new Set([...affixes.suffixes.values()].flat().map(({ flag }) => flag));

  const withPrefixes = (word: string): (readonly string[])[] => {
    const found = readings(word).filter((flags) => !marked(flags, 'NEEDAFFIX'));
    for (const affix of prefixesOf(word, affixes)) {
      const stem = affix.strip + word.slice(affix.add.length);
      if (stem === '') continue;
      const taken = readings(stem).filter((flags) => flags.includes(affix.flag));
      if (taken.length > 0 && affix.fits(stem)) found.push(...taken);
    }
    return found;
  };
  const isForbidden = (word: string): boolean =>
    ownFlags(word).some((flags) => marked(flags, 'FORBIDDENWORD'));
  const wholeWords = (word: string): (readonly string[])[] =>
    withPrefixes(word).filter((flags) => !marked(flags, 'ONLYINCOMPOUND') && !marked(flags, 'FORBIDDENWORD'));
  const canCompound = affixes.marks.has('COMPOUNDBEGIN');
  const isCompound = (word: string, left = maxParts): boolean => {
    for (let at = minPartLength; at <= word.length - minPartLength; at++) {
      const role = left === maxParts ? 'COMPOUNDBEGIN' : 'COMPOUNDMIDDLE';
      if (!readings(word.slice(0, at), 1).some((flags) => marked(flags, role))) continue;
      const rest = word.slice(at);
      if (readings(rest, 1).some((flags) => marked(flags, 'COMPOUNDEND'))) return true;
      if (left > 2 && isCompound(rest, left - 1)) return true;
    }
    return false;
  };
  const has = (word: string): boolean =>
    !isForbidden(word) && (wholeWords(word).length > 0 || (canCompound && isCompound(word)));
  return {
    affixes,
    has,
    offers: (word) => !isForbidden(word) && wholeWords(word).some((flags) => !marked(flags, 'NOSUGGEST')),
    isForbidden,
  };
}

/** Flags are parsed on demand: a text uses some hundred of hundreds of thousands. */
function readStems(dic: string): Map<string, string[]> {
  const stems = new Map<string, string[]>();
  let start = dic.indexOf('\n') + 1;
  while (start > 0 && start < dic.length) {
    const next = dic.indexOf('\n', start);
    const end = next === -1 ? dic.length : next;
    const [, stem = '', flags = ''] =
      /^((?:[^/\t\r]|\\\/)*)(?:\/([^\s]*))?/.exec(dic.slice(start, end)) ?? [];
    const word = stem.split(' po:')[0] ?? '';
    const before = stems.get(word);
    if (before === undefined) stems.set(word, [flags]);
    else before.push(flags);
    start = end + 1;
  }
  return stems;
}

function* suffixesOf(word: string, { suffixes, longestSuffix }: Affixes): Iterable<Affix> {
  for (let length = 0; length <= Math.min(longestSuffix, word.length); length++) {
    yield* suffixes.get(word.slice(word.length - length)) ?? [];
  }
}

function* prefixesOf(word: string, { prefixes, longestPrefix }: Affixes): Iterable<Affix> {
  for (let length = 0; length <= Math.min(longestPrefix, word.length); length++) {
    yield* prefixes.get(word.slice(0, length)) ?? [];
  }
}
