import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { parseRecording, savesOfRecording } from '@redraft/demo-world';

/** Real writing: the text at each save. */
export interface Stream {
  name: string;
  saves: { at: number; text: string }[];
}

/** Beside the repository, not in it. */
const folder = new URL('../../../shared/traces/', import.meta.url);
const begin = Date.UTC(2026, 8, 1, 8);

export const hasRecordings = existsSync(folder);

export async function readStreams(): Promise<Stream[]> {
  const names = ['clownschool_flat', 'json-crdt-blog-post'];
  if (!hasRecordings) return [generatedStream('generated-1', 1), generatedStream('generated-2', 2)];
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

/** Where the recordings are absent: a steady writer with corrections, from a fixed seed. */
function generatedStream(name: string, seed: number): Stream {
  let state = seed;
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
  let text = '';
  const saves = Array.from({ length: 3000 }, (_, index) => {
    const place = random(5) === 0 ? random(text.length + 1) : text.length;
    const letters = Array.from({ length: 2 + random(8) }, () => 'etaoin shrdlu'[random(13)]).join('');
    text = `${text.slice(0, place)}${letters}${random(60) === 0 ? '\n' : ''}${text.slice(place)}`;
    if (random(9) === 0) text = text.slice(0, -random(6) - 1);
    return { at: begin + index * 1000, text };
  });
  return { name, saves };
}
