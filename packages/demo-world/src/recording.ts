import { z } from 'zod';

import { applyPatch, type Change, type Patch, type Save, savesOf } from './saves.ts';

/**
 * A recorded writing process: `{ startContent, endContent, txns: [{ time, patches: [[pos, del, ins], …] }, …] }`,
 * positions in code points. Everything about it is checked before the first save is handed out, so that a file
 * that is no such recording leaves nothing behind.
 */
export interface Recording {
  readonly startContent: string;
  readonly endContent: string;
  readonly changes: readonly Change[];
}

export type RecordingProblem = 'not_json' | 'not_a_recording' | 'patch_beyond_text' | 'end_text_differs';

/** Says in one sentence why a file cannot be imported. */
export class RecordingError extends Error {
  readonly problem: RecordingProblem;
  constructor(problem: RecordingProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RecordingError';
    this.problem = problem;
  }
}

const count = z.number().int().nonnegative();
const time = z
  .union([z.number().finite(), z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))])
  .refine((ms) => Math.abs(ms) <= 8.64e15, 'is no time');
const recordingFile = z.object({
  startContent: z.string(),
  endContent: z.string(),
  txns: z.array(z.object({ time, patches: z.array(z.tuple([count, count, z.string()])) })),
});

/** Reads a recording from its JSON text (already gunzipped) and proves that it leads to its end text. */
export function parseRecording(json: string): Recording {
  const parsed = recordingFile.safeParse(parseJson(json));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const where = issue === undefined || issue.path.length === 0 ? 'the file' : issue.path.join('.');
    throw new RecordingError('not_a_recording', `This is not a recording: ${where}: ${issue?.message ?? ''}`);
  }
  const { startContent, endContent, txns } = parsed.data;
  const changes = txns.map(({ time: at, patches }) => ({ at, patches }));
  const end = replay(startContent, changes);
  if (end !== endContent) {
    throw new RecordingError(
      'end_text_differs',
      'The recorded changes do not lead to the recorded end text.',
    );
  }
  return { startContent, endContent, changes };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new RecordingError('not_json', 'This is not a recording: the file is no JSON.', { cause });
  }
}

function replay(start: string, changes: readonly Change[]): string {
  let text = start;
  changes.forEach(({ patches }, index) => {
    for (const patch of patches) text = applied(text, patch, index);
  });
  return text;
}

function applied(text: string, patch: Patch, index: number): string {
  const after = applyPatch(text, patch);
  if (after === null) {
    const message = `Transaction ${index + 1} changes position ${patch[0]}, which lies beyond the text.`;
    throw new RecordingError('patch_beyond_text', message);
  }
  return after;
}

/**
 * The saves that an editor would have made of a recording (spec 4 §0), lazily. With `at` the whole clock is
 * shifted so that the first change happens then.
 */
export function savesOfRecording(recording: Recording, options: { at?: number } = {}): Generator<Save, void> {
  const first = recording.changes[0]?.at ?? 0;
  const shift = options.at === undefined ? 0 : options.at - first;
  const changes = recording.changes.map(({ at, patches }) => ({ at: at + shift, patches }));
  return savesOf({ changes, start: recording.startContent });
}
