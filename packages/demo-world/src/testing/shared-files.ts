import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseRecording, type Recording } from '../recording.ts';

/**
 * Recorded writing (`traces/`) and the runner of the WOPI test cases (`wopi-validator/`) are not part of the repository. They are looked for in the
 * folder that SHARED_DIR names, `shared` beside the checkout where it names none. What needs them is skipped, with the reason, where they are absent.
 */
const folder = path.resolve(
  process.env.SHARED_DIR ?? path.join(import.meta.dirname, '../../../../../shared'),
);

export interface SharedFile {
  path: string;
  isThere: boolean;
  /** Said in the name of a test that needs it. */
  reason: string;
}

export function sharedFile(name: string): SharedFile {
  const file = path.join(folder, name);
  return { path: file, isThere: existsSync(file), reason: `needs ${name} in SHARED_DIR` };
}

export const recordings = sharedFile('traces');

/** Throws where it is absent or not a recording. */
export function readRecording(name: string): Recording {
  return parseRecording(readRecordedJson(name));
}

/** As it was recorded, for who reads it without our reader. */
export function readRecordedJson(name: string): string {
  return gunzipSync(readFileSync(path.join(recordings.path, `${name}.json.gz`))).toString();
}
