import { type Affix, type Affixes, readAffixes, type SpecialFlag } from './affixes.ts';

/**
 * A Hunspell dictionary. As in Hunspell, affixes are removed from a word and its stem is looked up: expanding all forms would take seconds and
 * hundreds of megabytes for French, and never end for Portuguese.
 */
export interface HunspellDictionary {
  affixes: Affixes;
  /** Exact match, including case. */
  has: (word: string) => boolean;
  /** Whether the word is known and may be suggested. */
  canSuggest: (word: string) => boolean;
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
  const hasSpecialFlag = (flags: readonly string[], specialFlag: SpecialFlag): boolean => {
    const flag = affixes.specialFlags.get(specialFlag);
    return flag !== undefined && flags.includes(flag);
  };
  const inheritedFlags = (['NOSUGGEST', 'FORBIDDENWORD'] as const).flatMap(
    (specialFlag) => affixes.specialFlags.get(specialFlag) ?? [],
  );
  const getStemFlags = (word: string): (readonly string[])[] =>
    (stems.get(word) ?? []).map((flags) => affixes.parseFlags(flags));

  /** The flags of a word as a stem, or as a stem with suffixes: one list per analysis. */
  const analyse = (word: string, remaining = maxSuffixes): (readonly string[])[] => {
    const found = getStemFlags(word);
    if (remaining === 0) return found;
    // Several suffixes lead to the same stem.
    const analysesByStem = new Map<string, (readonly string[])[]>();
    const analyseStem = (stem: string): (readonly string[])[] => {
      const before = analysesByStem.get(stem);
      if (before !== undefined) return before;
      const analyses = analyse(stem, remaining - 1);
      analysesByStem.set(stem, analyses);
      return analyses;
    };
    for (const affix of findSuffixes(word, affixes)) {
      const stem = word.slice(0, word.length - affix.add.length) + affix.strip;
      if (stem === '' || (stem === word && remaining < maxSuffixes)) continue;
      for (const flags of analyseStem(stem)) {
        if (
          !flags.includes(affix.flag) ||
          hasSpecialFlag(flags, 'FORBIDDENWORD') ||
          !affix.matchesCondition(stem)
        )
          continue;
        const keptFlags = affix.canCombine ? flags.filter((flag) => !suffixFlags.has(flag)) : [];
        const withoutNeedAffix = keptFlags.filter((flag) => flag !== affixes.specialFlags.get('NEEDAFFIX'));
        found.push([
          ...withoutNeedAffix,
          ...affix.flags,
          ...flags.filter((flag) => inheritedFlags.includes(flag)),
        ]);
      }
    }
    return found;
  };
  const suffixFlags = new Set([...affixes.suffixes.values()].flat().map(({ flag }) => flag));

  const analyseWithPrefixes = (word: string): (readonly string[])[] => {
    const found = analyse(word).filter((flags) => !hasSpecialFlag(flags, 'NEEDAFFIX'));
    for (const affix of findPrefixes(word, affixes)) {
      const stem = affix.strip + word.slice(affix.add.length);
      if (stem === '') continue;
      const matching = analyse(stem).filter((flags) => flags.includes(affix.flag));
      if (matching.length > 0 && affix.matchesCondition(stem)) found.push(...matching);
    }
    return found;
  };
  const isForbidden = (word: string): boolean =>
    getStemFlags(word).some((flags) => hasSpecialFlag(flags, 'FORBIDDENWORD'));
  const analyseWholeWord = (word: string): (readonly string[])[] =>
    analyseWithPrefixes(word).filter(
      (flags) => !hasSpecialFlag(flags, 'ONLYINCOMPOUND') && !hasSpecialFlag(flags, 'FORBIDDENWORD'),
    );
  const canCompound = affixes.specialFlags.has('COMPOUNDBEGIN');
  const isCompound = (word: string, remaining = maxParts): boolean => {
    for (let boundary = minPartLength; boundary <= word.length - minPartLength; boundary++) {
      const role = remaining === maxParts ? 'COMPOUNDBEGIN' : 'COMPOUNDMIDDLE';
      if (!analyse(word.slice(0, boundary), 1).some((flags) => hasSpecialFlag(flags, role))) continue;
      const remainder = word.slice(boundary);
      if (analyse(remainder, 1).some((flags) => hasSpecialFlag(flags, 'COMPOUNDEND'))) return true;
      if (remaining > 2 && isCompound(remainder, remaining - 1)) return true;
    }
    return false;
  };
  const has = (word: string): boolean =>
    !isForbidden(word) && (analyseWholeWord(word).length > 0 || (canCompound && isCompound(word)));
  return {
    affixes,
    has,
    canSuggest: (word) =>
      !isForbidden(word) && analyseWholeWord(word).some((flags) => !hasSpecialFlag(flags, 'NOSUGGEST')),
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
    const known = stems.get(word);
    if (known === undefined) stems.set(word, [flags]);
    else known.push(flags);
    start = end + 1;
  }
  return stems;
}

function* findSuffixes(word: string, { suffixes, longestSuffix }: Affixes): Iterable<Affix> {
  for (let length = 0; length <= Math.min(longestSuffix, word.length); length++) {
    yield* suffixes.get(word.slice(word.length - length)) ?? [];
  }
}

function* findPrefixes(word: string, { prefixes, longestPrefix }: Affixes): Iterable<Affix> {
  for (let length = 0; length <= Math.min(longestPrefix, word.length); length++) {
    yield* prefixes.get(word.slice(0, length)) ?? [];
  }
}
