import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import {
  type Essay,
  essays,
  type HabitName,
  parseRecording,
  savesOfProcess,
  savesOfRecording,
} from '@redraft/demo-world';

/** Real writing: the text at each save. */
export interface Stream {
  name: string;
  saves: { at: number; text: string }[];
  /** Too long to deflate each of its files, whose size says nothing then. */
  isLong?: boolean;
}

/** Beside the repository, not in it. */
const folder = new URL('../../../shared/traces/', import.meta.url);
const begin = Date.UTC(2026, 8, 1, 8);
const hourMs = 60 * 60_000;

export const hasRecordings = existsSync(folder);

export async function readStreams(): Promise<Stream[]> {
  const names = ['clownschool_flat', 'json-crdt-blog-post'];
  const all = Object.values(essays);
  if (!hasRecordings)
    return [
      writtenStream('essays-1', all.slice(0, 4), 'steady'),
      writtenStream('essays-2', all.slice(4, 8), 'heavy-reviser'),
    ];
  return Promise.all(
    names.map(async (name) => {
      const recording = parseRecording(
        gunzipSync(await readFile(new URL(`${name}.json.gz`, folder))).toString(),
      );
      const saves = [...savesOfRecording(recording, { at: begin })].map(({ at, text }) => ({ at, text }));
      return { name, saves };
    }),
  );
}

/** Where the recordings are absent: some essays one behind the other, as somebody of that habit writes them. */
function writtenStream(name: string, own: readonly Essay[], habit: HabitName): Stream {
  const saves: Stream['saves'] = [];
  let written = '';
  for (const essay of own) {
    const sittings = [(saves.at(-1)?.at ?? begin) + hourMs];
    const writing = { essay, habit, key: name, person: name, sittings, stopAt: null, saveEveryMs: 1000 };
    for (const { at, text } of savesOfProcess(writing)) saves.push({ at, text: written + text });
    written = `${saves.at(-1)?.text ?? ''}\n`;
  }
  return { name, saves };
}

const longest = 58_000;

/** A text that is worked at for weeks: the others one behind the other, each cut down to a third before the next. */
export function longStream(streams: readonly Stream[]): Stream {
  const saves: Stream['saves'] = [];
  let written = '';
  let at = begin;
  for (let turn = 0; saves.length < longest; turn++) {
    const own = streams[turn % streams.length]?.saves ?? [];
    const start = at - (own[0]?.at ?? 0);
    for (const save of own) saves.push({ at: start + save.at, text: written + save.text });
    const lines = (own.at(-1)?.text ?? '').split('\n');
    at = (saves.at(-1)?.at ?? at) + hourMs;
    for (let left = Math.floor((lines.length * 2) / 3); left > 0; left--) {
      lines.splice((left * 7919) % lines.length, 1);
      at += 5000;
      saves.push({ at, text: written + lines.join('\n') });
    }
    written += `${lines.join('\n')}\n`;
  }
  return { name: 'long', saves: saves.slice(0, longest), isLong: true };
}
