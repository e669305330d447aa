import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parseRecording, savesOfRecording } from '@redraft/demo-world';
import { diffText } from '@redraft/revision-log';
import type { LoggedSave, WritingLog } from '../log.ts';

/** Real writing, kept beside the repository; tests that need it are skipped where it is absent. */
const folder = new URL('../../../../../shared/traces/', import.meta.url);

export const hasRecordings = existsSync(folder);

/** The log that the editor would have left of a recording. */
export function readRecording(name: string): WritingLog {
  const recording = parseRecording(gunzipSync(readFileSync(new URL(`${name}.json.gz`, folder))).toString());
  const saves: LoggedSave[] = [];
  let text = recording.startContent;
  for (const save of savesOfRecording(recording)) {
    const ops = diffText(text, save.text);
    saves.push({ seq: saves.length + 1, t: save.at, dirtyMs: save.dirtyMs, origin: 'typed', ops });
    text = save.text;
  }
  return { base: recording.startContent, saves };
}
