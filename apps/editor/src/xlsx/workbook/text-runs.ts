import { findTextChange } from '../../frame/text-change.ts';
import type { CellFormat, CellFormatPatch } from './style.ts';
import type { Cell } from './workbook.ts';

/*
 * Formatted characters within the text of a cell (the runs of a rich text). The lengths of all runs add up to the length of the text. A text without a run
 * that has a format of its own has no runs at all: plain cells, which are nearly all, store nothing.
 */

export const runProperties = [
  'isBold',
  'isItalic',
  'isUnderlined',
  'isDoubleUnderlined',
  'raised',
  'isStruck',
  'size',
  'font',
  'colour',
] as const satisfies readonly (keyof CellFormat)[];

export type RunFormat = Pick<CellFormat, (typeof runProperties)[number]>;

export interface TextRun {
  /** In UTF-16 code units. */
  readonly length: number;
  /** Null for that of the cell. */
  readonly format: RunFormat | null;
}

export type TextRuns = readonly TextRun[];

export interface TextRange {
  start: number;
  end: number;
}

/** A text with its runs; without them if all of it has the format of its cell. */
export interface RichText {
  text: string;
  runs?: TextRuns | undefined;
}

export const pickRunFormat = (format: RunFormat): RunFormat => ({
  isBold: format.isBold,
  isItalic: format.isItalic,
  isUnderlined: format.isUnderlined,
  isDoubleUnderlined: format.isDoubleUnderlined,
  raised: format.raised,
  isStruck: format.isStruck,
  size: format.size,
  font: format.font,
  colour: format.colour,
});

/** The format of the characters of a run. */
export const getRunFormat = (run: TextRun, cellFormat: CellFormat): CellFormat =>
  run.format === null ? cellFormat : { ...cellFormat, ...run.format };

function isSameRunFormat(one: RunFormat | null, other: RunFormat | null): boolean {
  if (one === other) return true;
  return one !== null && other !== null && runProperties.every((name) => one[name] === other[name]);
}

export function isSameRuns(one: TextRuns | undefined, other: TextRuns | undefined): boolean {
  if (one === other) return true;
  return (
    one !== undefined &&
    one.length === other?.length &&
    one.every(
      (run, at) => run.length === other[at]?.length && isSameRunFormat(run.format, other[at]?.format ?? null),
    )
  );
}

/** The same for equal runs, in whatever order their properties are. */
export const describeRuns = (runs: TextRuns): readonly unknown[] =>
  runs.map(({ length, format }) => [length, format && runProperties.map((name) => format[name])]);

/** Runs in their shortest form; undefined if none has a format of its own. */
export function joinRuns(runs: TextRuns): TextRuns | undefined {
  const joined: TextRun[] = [];
  for (const run of runs) {
    if (run.length === 0) continue;
    const last = joined.at(-1);
    if (last !== undefined && isSameRunFormat(last.format, run.format))
      joined[joined.length - 1] = { ...last, length: last.length + run.length };
    else joined.push(run);
  }
  return joined.some(({ format }) => format !== null) ? joined : undefined;
}

/** The runs of a part of a text, which may be longer than them. */
export function sliceRuns(runs: TextRuns, { start, end }: TextRange): TextRun[] {
  const sliced: TextRun[] = [];
  let at = 0;
  for (const { length, format } of runs) {
    const from = Math.max(start, at);
    at += length;
    const count = Math.min(end, at) - from;
    if (count > 0) sliced.push({ length: count, format });
    if (at >= end) break;
  }
  return sliced;
}

/** The parts of a text that its runs format. */
export function splitByRuns(text: string, runs: TextRuns): { part: string; start: number; run: TextRun }[] {
  let start = 0;
  return runs.map((run) => {
    const split = { part: text.slice(start, start + run.length), start, run };
    start += run.length;
    return split;
  });
}

/** The runs of a text; one without a format of its own if the text is plain. */
const getAllRuns = ({ text, runs }: RichText): TextRuns => runs ?? [{ length: text.length, format: null }];

/** The runs of a text that consists of several texts. */
export const concatenateRuns = (texts: readonly RichText[]): TextRuns | undefined =>
  joinRuns(texts.flatMap(getAllRuns));

/** The runs of a cell with exactly this text; undefined for any other content. */
export function findRuns({ value, runs }: Pick<Cell, 'value' | 'runs'>): TextRuns | undefined {
  if (runs === undefined || typeof value !== 'string') return undefined;
  return runs.reduce((sum, { length }) => sum + length, 0) === value.length ? runs : undefined;
}

/**
 * The runs after a text was changed: what stayed at its beginning and at its end keeps its format, and what is new has the format of what it replaces, or of
 * the character before it. A text of which nothing stayed is plain.
 */
export function keepRuns({ text: before, runs }: RichText, after: string): TextRuns | undefined {
  if (runs === undefined || before === after) return runs;
  const { start, oldEnd, newEnd } = findTextChange(before, after);
  if (start === 0 && oldEnd === before.length) return undefined;
  return replaceRange({ text: before, runs }, { start, end: oldEnd }, newEnd - start);
}

/** The runs after a part of a text was replaced by so many characters. */
function replaceRange(
  { text, runs }: { text: string; runs: TextRuns },
  { start, end }: TextRange,
  count: number,
): TextRuns | undefined {
  const origin = end > start ? start : Math.max(0, start - 1);
  const [inherited] = sliceRuns(runs, { start: origin, end: origin + 1 });
  return joinRuns([
    ...sliceRuns(runs, { start: 0, end: start }),
    { length: count, format: inherited?.format ?? null },
    ...sliceRuns(runs, { start: end, end: text.length }),
  ]);
}

/** Replaces all matches in a text; each has the format of what it replaces. */
export function replaceMatches({ text, runs }: RichText, pattern: RegExp, replacement: string): RichText {
  const after = text.replace(pattern, () => replacement);
  if (runs === undefined) return { text: after };
  const characters = runs.flatMap(({ length, format }) =>
    Array.from({ length }, (): TextRun => ({ length: 1, format })),
  );
  const parts: TextRun[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const format = characters[match.index]?.format ?? null;
    for (const character of characters.slice(at, match.index)) parts.push(character);
    parts.push({ length: replacement.length, format });
    at = match.index + match[0].length;
  }
  return { text: after, runs: joinRuns([...parts, ...characters.slice(at)]) };
}

/** Changes the format of a part of a text. */
export function formatRuns(
  content: RichText,
  { start, end }: TextRange,
  { patch, cellFormat }: { patch: CellFormatPatch; cellFormat: CellFormat },
): TextRuns | undefined {
  const all = getAllRuns(content);
  const own = pickRunFormat(cellFormat);
  const changed = sliceRuns(all, { start, end }).map(({ length, format }): TextRun => {
    const next = pickRunFormat({ ...(format ?? own), ...patch });
    return { length, format: isSameRunFormat(next, own) ? null : next };
  });
  return joinRuns([
    ...sliceRuns(all, { start: 0, end: start }),
    ...changed,
    ...sliceRuns(all, { start: end, end: content.text.length }),
  ]);
}

/** The runs of a cell that gets another format: what is changed for all of it is changed in its runs as well. `cellFormat` is the new format. */
export function restyleRuns(
  runs: TextRuns,
  patch: CellFormatPatch,
  cellFormat: CellFormat,
): TextRuns | undefined {
  if (!runProperties.some((name) => name in patch)) return runs;
  const own = pickRunFormat(cellFormat);
  return joinRuns(
    runs.map(({ length, format }) => {
      const next = format === null ? null : pickRunFormat({ ...format, ...patch });
      return { length, format: isSameRunFormat(next, own) ? null : next };
    }),
  );
}

/** The properties that all characters of a range have in common. */
export function findCommonFormat(
  content: RichText,
  range: TextRange,
  cellFormat: CellFormat,
): Partial<RunFormat> {
  const [first, ...others] = sliceRuns(getAllRuns(content), range).map((run) =>
    getRunFormat(run, cellFormat),
  );
  const common: Partial<RunFormat> = first === undefined ? {} : pickRunFormat(first);
  for (const name of runProperties)
    if (others.some((other) => other[name] !== common[name])) delete common[name];
  return common;
}
