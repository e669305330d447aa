import { toLatinDigits } from '@redraft/sentences/digits';
import type { WordGoal } from '@redraft/wopi';

/**
 * Extracts a length goal from the task, in a language of the product: "800 words", "500–700 words", "mindestens 800 Wörter", "500 à 700 mots". Lengths of a part ("100 words
 * each"), very short ones ("in 3 words") and contradictory ones are ignored.
 */
export function readWordGoal(task: string): WordGoal {
  const text = toLatinDigits(task);
  const plainGoals = [...text.matchAll(quantity)].flatMap((match) => parseGoal(match, text) ?? []);
  const labelledGoals = [...text.matchAll(label)].flatMap((match) => parseLabelledGoal(match) ?? []);
  return [...plainGoals, ...labelledGoals].reduce<WordGoal | null>(mergeGoals, noGoal) ?? noGoal;
}

const noGoal: WordGoal = { min: null, max: null };

/** Smaller numbers are not a length of a text. */
const minWords = 20;

const number = String.raw`\d{1,3}(?:[.,'’٬\s]\d{3})+(?!\d)|\d{1,6}`;
const separator = String.raw`\s*(?<joint>-|‑|–|—|to|bis|à|a|إلى|and|und|et|y|و)\s*`;
const unit = String.raw`(?:words?|wörtern?|worten?|wort|mots?|palabras?|كلمة|كلمات)(?!\p{L}|[\s-]clé|\sclave)`;
const quantity = new RegExp(
  String.raw`(?<![\d.,٬])(?:(?<low>${number})${separator})?(?<high>${number})[\s‑-]*${unit}`,
  'giu',
);
/** "Word limit: 800", "Wortzahl 500–700", "Nombre de mots : 800". */
const label = new RegExp(
  String.raw`(?<kind>(?:word|wort|wörter)[\s-]?(?:count|length|limit|zahl|anzahl|grenze)|(?:nombre|limite|número|límite) de (?:mots|palabras)|عدد الكلمات|الحد (?:الأقصى|الأدنى) (?:للكلمات|لعدد الكلمات))\s*(?:is|of|ist|von|est|es)?\s*[:=]?\s*(?:(?<low>${number})${separator})?(?<high>${number})(?![\d%])`,
  'giu',
);

const approximately = String.raw`(?:\s*(?:about|around|roughly|some|circa|ca\.|approx(?:\.|imately)?|etwa|rund|ungefähr|environ|unas|unos|alrededor de|aproximadamente|حوالي|نحو|قرابة|ما يقارب|of|von|de|length|the|las))*\s*$`;
const atLeast = new RegExp(
  String.raw`(?:at least|(?:no|not) (?:fewer|less|shorter) than|more than|longer than|over|from|minimum|min\.?|mindestens|mind\.|wenigstens|nicht (?:weniger|kürzer) als|mehr als|über|ab|au (?:moins|minimum)|minimale?|pas moins de|plus de|(?:al|por lo) menos|mínim[oa]|mín\.?|no menos de|más de|(?:لا|ألا) [يت]قل عن|ما لا يقل عن|أكثر من|على الأقل|بحد أدنى|(?:لا|ليس) أقل من)${approximately}`,
  'iu',
);
const atMost = new RegExp(
  String.raw`(?:at most|(?:no|not) (?:be )?(?:more|longer) than|(?:fewer|less) than|up to|under|below|within|exceed(?:ing)?|limit|maximum|max\.?|maximal|höchstens|bis zu|nicht (?:mehr|länger) als|weniger als|unter|au (?:plus|maximum)|pas plus de|moins de|jusqu[’']à|maximale|dépasser|máxim[oa]|máx\.?|no más de|menos de|hasta|superar|(?:لا|ألا) [يت](?:زيد|تجاوز) (?:عن|على)?|أقل من|على الأكثر|بحد أقصى|حتى|(?:لا|ليس) أكثر من)${approximately}`,
  'iu',
);
const between = /(?:between|zwischen|entre|بين)\s*$/iu;
const orMore =
  /^[\s,(]*(?:or more|minimum|min\.|at least|at minimum|oder mehr|mindestens|ou plus|au (?:minimum|moins)|o más|(?:como )?mínimo|(?:al|por lo) menos|على الأقل|كحد أدنى|أو أكثر)/iu;
const orLess =
  /^[\s,(]*(?:or less|or fewer|maximum|max\.|at most|oder weniger|maximal|höchstens|ou moins|au (?:maximum|plus)|o menos|(?:como )?máximo|على الأكثر|كحد أقصى|أو أقل)/iu;
const giveOrTake = /^[\s,(]*(?:±|\+\s?\/\s?[-–−])\s?(?<percent>\d{1,2})\s?%/u;
/** Words that show that the length refers to a part, a speed or a list. */
const ofAPart =
  /^\s*(?:each|per|a (?:day|week|minute)|every|from (?:the|this|your)|of (?:the|this) list|pro|je\b|jeweils|am tag|aus (?:der|dieser)|(?:chacune?|chaque|cada|par(?! écrit)|por(?! (?:escrito|lo menos)))(?!\p{L})|de (?:la|cette|esta) list[ea]|لكل|في (?:اليوم|الأسبوع|الدقيقة)|يوميًا|أسبوعيًا|من (?:هذه )?القائمة)/iu;
const eachBefore = /(?:\beach|\bje|jeweils|(?:chacune?|cada(?: un[oa])?)(?: de)?|لكل منها)\s*$/iu;

function parseGoal(match: RegExpExecArray, text: string): WordGoal | null {
  const textBefore = text.slice(Math.max(0, match.index - 48), match.index);
  const textAfter = text.slice(match.index + match[0].length, match.index + match[0].length + 32);
  if (ofAPart.test(textAfter) || eachBefore.test(textBefore)) return null;
  const { low, high, joint: word } = match.groups ?? {};
  // "In 2026 and 500 words" is not a range: "and" needs a "between" before it.
  const isRange =
    low !== undefined && (!/^(?:and|und|et|y|و)$/iu.test(word ?? '') || between.test(textBefore));
  if (isRange) return goal(count(low), count(high));
  const wordCount = count(high);
  const percent = Number(giveOrTake.exec(textAfter)?.groups?.percent ?? 0);
  if (percent > 0) return goal(percentOf(wordCount, 100 - percent), percentOf(wordCount, 100 + percent));
  // "No fewer than" contains "fewer than": the match that starts earlier wins.
  const from = atLeast.exec(textBefore)?.index ?? (orMore.test(textAfter) ? 0 : -1);
  const upTo = atMost.exec(textBefore)?.index ?? (orLess.test(textAfter) ? 0 : -1);
  if (from >= 0 && (upTo < 0 || from <= upTo)) return goal(wordCount, null);
  return upTo >= 0 ? goal(null, wordCount) : goal(wordCount, wordCount);
}

function parseLabelledGoal({ groups = {} }: RegExpExecArray): WordGoal | null {
  const { low, high, kind } = groups;
  if (low !== undefined) return goal(count(low), count(high));
  if (/الأدنى/u.test(kind ?? '')) return goal(count(high), null);
  return /l[ií]mit|grenze|الأقصى/iu.test(kind ?? '')
    ? goal(null, count(high))
    : goal(count(high), count(high));
}

function count(text: string | undefined): number {
  return Number((text ?? '').replaceAll(/\D/g, ''));
}

function percentOf(wordCount: number, percent: number): number {
  return Math.round((wordCount * percent) / 100);
}

function goal(min: number | null, max: number | null): WordGoal | null {
  const isLength = [min, max].every((end) => end === null || end >= minWords);
  return isLength && (min === null || max === null || min <= max) ? { min, max } : null;
}

/** Combines a minimum and a maximum; two different goals cancel out to null. */
function mergeGoals(one: WordGoal | null, other: WordGoal): WordGoal | null {
  if (one === null) return null;
  const min = sameOrOnly(one.min, other.min);
  const max = sameOrOnly(one.max, other.max);
  if (min === 'different' || max === 'different') return null;
  return min !== null && max !== null && min > max ? null : { min, max };
}

function sameOrOnly(one: number | null, other: number | null): number | null | 'different' {
  if (one === null || other === null) return one ?? other;
  return one === other ? one : 'different';
}
