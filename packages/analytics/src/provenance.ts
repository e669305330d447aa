import { constants } from './log.ts';
import { type BlockList, createBlockList, getLength, readItems, spliceItems } from './process/block-list.ts';
import { alive, beforeLog, eachCharacter, toCodePoints } from './process/characters.ts';
import { foldAndTrim, foldWhiteSpace } from './process/moves.ts';
import type { Process } from './process/process.ts';

/** An edit as it was really made; positions count code points. */
export interface RecordedEdit {
  /** Milliseconds since 1970. */
  at: number;
  patches: readonly (readonly [pos: number, del: number, ins: string])[];
}

/**
 * How well the log, which saw the text once a second, knows when each character of the final text was first written: against the edits
 * themselves. What was moved counts from when it was first written, in the log and in the edits by the same rule; times are compared in milliseconds
 * (docs/metrics.md#npm-run-metrics). Shares are of the final characters that were written while the log ran, base text left out; null without any.
 */
export interface Provenance {
  chars: number;
  /** The log puts them into the sitting in which they were really written. */
  sittingShare: number | null;
  within1s: number | null;
  within2s: number | null;
  within60s: number | null;
}

interface Recorded {
  /** As it stood in the recording, before line breaks and characters were made one. */
  start: string;
  edits: Iterable<RecordedEdit>;
  end: string;
  /** As the log keeps texts. */
  asKept: (text: string) => string;
}

/** A character of the base text. */
const never = -1;

/** Of a process that was folded from the saves of these edits. */
export function computeProvenance(process: Process, recorded: Recorded): Provenance {
  const real = storedTimes(recorded);
  const found = { chars: 0, sitting: 0, within1s: 0, within2s: 0, within60s: 0 };
  const { characters, ops, saves } = process;
  const starts = startsOfSessions(process);
  const findSession = (at: number) => starts.findLastIndex((start) => start <= at);
  eachCharacter(characters, (id, index) => {
    const at = real[index] ?? never;
    if (characters.diedOp[id] !== alive || at === never) return;
    found.chars++;
    const born = ops[characters.bornOp[firstWritten(process, id)] ?? beforeLog];
    // Nothing is known of what the log took for a character of the base text.
    const logged = born === undefined ? Number.NEGATIVE_INFINITY : (saves[born.save]?.at ?? 0);
    const away = Math.abs(logged - at);
    if (findSession(at) === findSession(logged)) found.sitting++;
    if (away <= 1000) found.within1s++;
    if (away <= 2000) found.within2s++;
    if (away <= 60_000) found.within60s++;
  });
  const share = (count: number) => (found.chars === 0 ? null : count / found.chars);
  return {
    chars: found.chars,
    sittingShare: share(found.sitting),
    within1s: share(found.within1s),
    within2s: share(found.within2s),
    within60s: share(found.within60s),
  };
}

/** The character that a moved one was at first. */
function firstWritten({ characters }: Process, id: number): number {
  let first = id;
  while (characters.moved[first] === 1) first = characters.source[first] ?? 0;
  return first;
}

/** Milliseconds since 1970 of the first save of each session; what it had waited for came before it. */
function startsOfSessions({ saves }: Process): number[] {
  return saves
    .filter((save, index) => save.session !== saves[index - 1]?.session)
    .map(({ at, dirtyMs }) => at - dirtyMs);
}

/** For each character of the final text as the log keeps it the time at which it was really written. */
function storedTimes({ start, edits, end, asKept }: Recorded): number[] {
  const times = timesOfEdits(start, edits);
  const itemsBefore = readItems(times);
  if (asKept(end) === end) return itemsBefore;
  const stored: number[] = [];
  let at = 0;
  for (const [cluster] of end.matchAll(clusters)) {
    const size = [...cluster].length;
    const parts = [...asKept(cluster)].length;
    for (let part = 0; part < parts; part++) stored.push(itemsBefore[at + Math.min(part, size - 1)] ?? never);
    at += size;
  }
  return stored;
}

/** What can become one character when texts are made one: a line break, a syllable, a letter with its marks. */
const clusters = /\r\n|[\u1100-\u1112][\u1161-\u1175]?[\u11a8-\u11c2]?\p{M}*|[\s\S]\p{M}*/gu;

function timesOfEdits(start: string, edits: Iterable<RecordedEdit>): BlockList {
  const codes = createBlockList(toCodePoints(start));
  const times = createBlockList(Array.from({ length: getLength(codes) }, () => never));
  let cuts: RecordedCut[] = [];
  let latest = Number.NEGATIVE_INFINITY;
  for (const { at, patches } of edits) {
    latest = Math.max(latest, at);
    cuts = cuts.filter((cut) => latest - cut.at <= constants.moveWindow * 1000);
    for (const [pos, del, ins] of patches) {
      const position = Math.min(pos, getLength(times));
      const itemsBefore = toCodePoints(ins);
      if (del >= constants.minMove)
        cuts.push(createCut({ at: latest, codes, times }, position, position + del));
      const insert = itemsBefore.map(() => latest);
      if (itemsBefore.length >= constants.minMove) cuts = invertEdit(cuts, itemsBefore, insert);
      spliceItems(times, { at: position, remove: del, insert });
      spliceItems(codes, { at: position, remove: del, insert: itemsBefore });
    }
  }
  return times;
}

/** What an edit took out, with white space folded, and when each unit of that was written. */
interface RecordedCut {
  at: number;
  text: string;
  times: number[];
}

function createCut(
  { at, codes, times }: { at: number; codes: BlockList; times: BlockList },
  from: number,
  to: number,
): RecordedCut {
  const cut = foldAndTrim(readItems(codes, from, to));
  const itemsBefore = readItems(times, from, to);
  return { at, text: cut.text, times: cut.from.map((index) => itemsBefore[index] ?? never) };
}

/** Gives what came back the times that it had, the latest cut first, each used once; what is left is cut still. */
function invertEdit(
  cuts: readonly RecordedCut[],
  itemsBefore: readonly number[],
  insert: number[],
): RecordedCut[] {
  const folded = foldWhiteSpace(itemsBefore);
  const left: RecordedCut[] = [];
  for (const cut of cuts.toReversed()) {
    const at = cut.text.length < constants.minMove ? -1 : folded.text.indexOf(cut.text);
    if (at === -1) left.push(cut);
    else
      for (const [unit, time] of cut.times.entries()) {
        const index = folded.from[at + unit];
        if (index !== undefined) insert[index] = time;
      }
  }
  return left.toReversed();
}
