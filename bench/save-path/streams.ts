import { type Essay, essays, type HabitName, listSavesOfProcess, replayRecording } from '@redraft/demo-world';
import { readRecording, recordings } from '@redraft/demo-world/testing';

/** Recorded writing: the text at each save. */
export interface Stream {
  name: string;
  saves: { at: number; text: string }[];
}

/** The same, generated while reading, because the texts of a long history do not fit in memory. */
export interface History {
  name: string;
  saves: Iterable<{ at: number; text: string }>;
  /** Too long to compress each of its files; file sizes are not measured. */
  isLong?: boolean;
}

/** Start of every history, in milliseconds since the Unix epoch. */
export const firstSaveAt = Date.UTC(2026, 8, 1, 8);
const hourMs = 60 * 60_000;

export function readStreams(): Stream[] {
  const names = ['clownschool_flat', 'json-crdt-blog-post'];
  const all = Object.values(essays);
  if (!recordings.isThere)
    return [
      writtenStream('essays-1', all.slice(0, 4), 'steady'),
      writtenStream('essays-2', all.slice(4, 8), 'heavy-reviser'),
    ];
  return names.map((name) => ({
    name,
    saves: [...replayRecording(readRecording(name), { at: firstSaveAt })].map(({ at, text }) => ({
      at,
      text,
    })),
  }));
}

/** Fallback without recordings: essays in sequence, typed with a given writing habit. */
function writtenStream(name: string, ownEssays: readonly Essay[], habit: HabitName): Stream {
  const saves: Stream['saves'] = [];
  let written = '';
  for (const essay of ownEssays) {
    const sittings = [(saves.at(-1)?.at ?? firstSaveAt) + hourMs];
    const writing = { essay, habit, key: name, person: name, sittings, stopAt: null, saveEveryMs: 1000 };
    for (const { at, text } of listSavesOfProcess(writing)) saves.push({ at, text: written + text });
    written = `${saves.at(-1)?.text ?? ''}\n`;
  }
  return { name, saves };
}

const longest = 58_000;

/** A text edited for weeks: the other recordings in sequence, each cut to a third before the next. */
export function longHistory(streams: readonly Stream[]): History {
  return { name: 'long', saves: longSaves(streams), isLong: true };
}

function* longSaves(streams: readonly Stream[]): Generator<{ at: number; text: string }> {
  let count = 0;
  for (const save of generateSaves(streams)) {
    yield save;
    count += 1;
    if (count === longest) return;
  }
}

function* generateSaves(streams: readonly Stream[]): Generator<{ at: number; text: string }> {
  let written = '';
  let at = firstSaveAt;
  for (let turn = 0; ; turn++) {
    const ownEssays = streams[turn % streams.length]?.saves ?? [];
    const start = at - (ownEssays[0]?.at ?? 0);
    for (const save of ownEssays) yield { at: start + save.at, text: written + save.text };
    const last = ownEssays.at(-1) ?? { at: 0, text: '' };
    const lines = last.text.split('\n');
    at = start + last.at + hourMs;
    for (let left = Math.floor((lines.length * 2) / 3); left > 0; left--) {
      lines.splice((left * 7919) % lines.length, 1);
      at += 5000;
      yield { at, text: written + lines.join('\n') };
    }
    written += `${lines.join('\n')}\n`;
  }
}
