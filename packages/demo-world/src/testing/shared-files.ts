import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseRecording, type Recording } from '../recording.ts';

/**
 * Recorded writing (`traces/`) and the runner of the WOPI test cases (`wopi-validator/`) are not part of the repository. They are expected in
 * SHARED_DIR, which defaults to `shared` beside the checkout. Tests that need them are skipped with a reason if they are missing.
 */
const folder = path.resolve(
  process.env.SHARED_DIR ?? path.join(import.meta.dirname, '../../../../../shared'),
);

export interface SharedFile {
  path: string;
  isThere: boolean;
  /** Part of the name of a test that needs it. */
  reason: string;
}

export function sharedFile(name: string): SharedFile {
  const file = path.join(folder, name);
  return { path: file, isThere: existsSync(file), reason: `needs ${name} in SHARED_DIR` };
}

export const recordings = sharedFile('traces');

/** Throws if it is missing or not a recording. */
export function readRecording(name: string): Recording {
  return parseRecording(readRecordedJson(name));
}

/** The raw file, for code that does not use our parser. */
export function readRecordedJson(name: string): string {
  return gunzipSync(readFileSync(path.join(recordings.path, `${name}.json.gz`))).toString();
}
