import { type BlockList, createBlockList, lengthOf, readItems, spliceItems } from './process/block-list.ts';
import { alive, eachCharacter } from './process/characters.ts';
import type { Process } from './process/process.ts';

/** An edit as it was really made; positions count code points. */
export interface RecordedEdit {
  /** Milliseconds since 1970. */
  at: number;
  patches: readonly (readonly [pos: number, del: number, ins: string])[];
}

/**
 * How well the log, which saw the text once a second, knows when each character of the final text was put there: against the edits
 * themselves. A moved character counts from when it was first written, in the log as everywhere; in the edits from when it was put where it
 * stands. Shares are of the final characters that were written while the log ran, base text left out; null without any.
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
export function provenanceOf(process: Process, recorded: Recorded): Provenance {
  const real = timesAsKept(recorded);
  const found = { chars: 0, sitting: 0, within1s: 0, within2s: 0, within60s: 0 };
  const { characters, firstAt } = process;
  const sessionStarts = startsOfSessions(process);
  const sessionAt = (second: number) => sessionStarts.findLastIndex((start) => start <= second);
  eachCharacter(characters, (id, index) => {
    const at = real[index] ?? never;
    if (characters.diedOp[id] !== alive || at === never) return;
    found.chars++;
    // Far in the past for what the log took for a character of the base text.
    const logged = characters.firstSecond[id] ?? 0;
    const second = Math.floor((at - (firstAt ?? at)) / 1000);
    const away = Math.abs(logged - second);
    if (sessionAt(second) === sessionAt(logged)) found.sitting++;
    if (away <= 1) found.within1s++;
    if (away <= 2) found.within2s++;
    if (away <= 60) found.within60s++;
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

/** Second of the first save of each session. */
function startsOfSessions({ saves }: Process): number[] {
  return saves.filter((save, index) => save.session !== saves[index - 1]?.session).map((save) => save.second);
}

/** For each character of the final text as the log keeps it the time at which it was really written. */
function timesAsKept({ start, edits, end, asKept }: Recorded): number[] {
  const times = timesOfEdits([...start].length, edits);
  const written = readItems(times);
  if (asKept(end) === end) return written;
  const kept: number[] = [];
  let at = 0;
  for (const [cluster] of end.matchAll(clusters)) {
    const size = [...cluster].length;
    const parts = [...asKept(cluster)].length;
    for (let part = 0; part < parts; part++) kept.push(written[at + Math.min(part, size - 1)] ?? never);
    at += size;
  }
  return kept;
}

/** What can become one character when texts are made one: a line break, a syllable, a letter with its marks. */
const clusters = /\r\n|[\u1100-\u1112][\u1161-\u1175]?[\u11a8-\u11c2]?\p{M}*|[\s\S]\p{M}*/gu;

function timesOfEdits(startLength: number, edits: Iterable<RecordedEdit>): BlockList {
  const times = createBlockList(Array.from({ length: startLength }, () => never));
  let latest = Number.NEGATIVE_INFINITY;
  for (const { at, patches } of edits) {
    latest = Math.max(latest, at);
    for (const [pos, del, ins] of patches) {
      const insert = Array.from(ins, () => latest);
      spliceItems(times, { at: Math.min(pos, lengthOf(times)), remove: del, insert });
    }
  }
  return times;
}
