/** The directives of a Hunspell affix file that are needed for checking and suggestions. */
export interface Affixes {
  parseFlags: (text: string) => readonly string[];
  suffixes: ReadonlyMap<string, readonly Affix[]>;
  prefixes: ReadonlyMap<string, readonly Affix[]>;
  longestSuffix: number;
  longestPrefix: number;
  /** Flags with a special meaning. */
  specialFlags: ReadonlyMap<SpecialFlag, string>;
  /** Input conversion (ICONV) before look-up. */
  inputConversions: readonly (readonly [string, string])[];
  /** Common misspellings (REP). */
  replacements: readonly (readonly [string, string])[];
  /** Letters in the order in which they are tried (TRY). */
  letters: string;
}

export interface Affix {
  flag: string;
  /** Removed from the stem before the affix is added. */
  strip: string;
  add: string;
  /** Continuation flags of the affixed word. */
  flags: readonly string[];
  /** Whether the suffix can be combined with prefixes (cross product). */
  canCombine: boolean;
  matchesCondition: (stem: string) => boolean;
}

const specialFlags = [
  'NEEDAFFIX',
  'FORBIDDENWORD',
  'ONLYINCOMPOUND',
  'NOSUGGEST',
  'KEEPCASE',
  'COMPOUNDBEGIN',
  'COMPOUNDMIDDLE',
  'COMPOUNDEND',
] as const;
export type SpecialFlag = (typeof specialFlags)[number];

export function readAffixes(text: string): Affixes {
  const lines = text.split(/\r?\n/).map((line) => line.split(/\s+/));
  const getValues = (name: string): string[][] => lines.filter(([first]) => first === name);
  const getFirstValue = (name: string): string | undefined => getValues(name)[0]?.[1];
  const flagsIn = createFlagParser(getFirstValue('FLAG'));
  const tables = { SFX: new Map<string, Affix[]>(), PFX: new Map<string, Affix[]>() };
  const canCombineByGroup = new Map<string, boolean>();
  for (const [name = '', flag = '', strip = '', add = '', condition] of lines) {
    if (name !== 'SFX' && name !== 'PFX') continue;
    // The header of a group gives the number of rules, which is not needed; a rule always has a condition, if only a dot.
    if (/^[YN]$/.test(strip) && /^\d+$/.test(add)) canCombineByGroup.set(name + flag, strip === 'Y');
    else {
      const canCombine = canCombineByGroup.get(name + flag) ?? false;
      const affix = createAffix({ name, flag, strip, add, condition }, { flagsIn, isCross: canCombine });
      const affixesWithSameText = tables[name].get(affix.add);
      if (affixesWithSameText === undefined) tables[name].set(affix.add, [affix]);
      else affixesWithSameText.push(affix);
    }
  }
  return {
    parseFlags: flagsIn,
    suffixes: tables.SFX,
    prefixes: tables.PFX,
    longestSuffix: maxLength(tables.SFX),
    longestPrefix: maxLength(tables.PFX),
    specialFlags: new Map(
      specialFlags.flatMap((name) => {
        const flag = getFirstValue(name);
        return flag === undefined ? [] : [[name, flag] as const];
      }),
    ),
    inputConversions: parsePairs(getValues('ICONV')),
    replacements: [
      ...parsePairs(getValues('REP')).map(([from, to]) => [from, to.replaceAll('_', ' ')] as const),
      ...getValues('MAP').flatMap(([, letters = '']) => pairRelatedCharacters(letters)),
    ],
    letters: [...new Set((getFirstValue('TRY') ?? '').toLowerCase())].join(''),
  };
}

function createFlagParser(kind: string | undefined): Affixes['parseFlags'] {
  if (kind === 'long') return (text) => text.match(/../gsu) ?? [];
  if (kind === 'num') return (text) => text.split(',');
  return (text) => [...text];
}

interface Rule {
  name: 'SFX' | 'PFX';
  flag: string;
  strip: string;
  add: string;
  condition: string | undefined;
}

function createAffix(
  { name, flag, strip, add, condition = '.' }: Rule,
  { flagsIn, isCross: canCombine }: { flagsIn: Affixes['parseFlags']; isCross: boolean },
): Affix {
  const [letters = '', flags = ''] = add.split('/');
  const pattern = name === 'SFX' ? `${condition}$` : `^${condition}`;
  let expression: RegExp | undefined;
  return {
    flag,
    strip: strip === '0' ? '' : strip,
    add: letters === '0' ? '' : letters,
    flags: flagsIn(flags),
    canCombine,
    // Compiled on first use: a text needs some dozens of thousands.
    matchesCondition: (stem) => {
      if (condition === '.') return true;
      expression ??= new RegExp(pattern, 'u');
      return expression.test(stem);
    },
  };
}

/** The first line is only the count; anchors and comments are not needed. */
function parsePairs(lines: readonly string[][]): (readonly [string, string])[] {
  return lines.flatMap(([, from = '', to]) =>
    to === undefined || to === '' || /[\^$]/.test(from) ? [] : [[from, to] as const],
  );
}

/** Related characters (MAP), in pairs; groups with parenthesised sequences are ignored. */
function pairRelatedCharacters(group: string): (readonly [string, string])[] {
  if (/^\d+$|\(/.test(group)) return [];
  return [...group].flatMap((from) => [...group].flatMap((to) => (to === from ? [] : [[from, to] as const])));
}

function maxLength(table: ReadonlyMap<string, unknown>): number {
  return Math.max(0, ...[...table.keys()].map((add) => add.length));
}
