import { createTextReplay } from '@redraft/revision-log';
import { z } from 'zod';
import { createMemberReader } from './json-members.ts';
import { onlyKnown, type RecordingClock, readClock } from './recording-clock.ts';
import { type Change, type Patch, type Save, savesOf } from './saves.ts';

/**
 * A recorded writing process: `{ startContent, endContent, txns: [{ time, patches: [[pos, del, ins], …] }, …] }`, positions in code points. It is
 * validated completely before the first save is emitted, so that an invalid file has no effect. It is streamed and stored in columns: hundreds of
 * thousands of changes take some tens of megabytes.
 */
export interface Recording {
  /**
   * With "
   * " as line break and in NFC, like all resulting texts.
   */
  readonly startContent: string;
  /** As in the file; the positions of changes refer to this text. */
  readonly rawStart: string;
  readonly endContent: string;
  readonly rawEnd: string;
  /** Can be iterated more than once. */
  readonly changes: Iterable<Change>;
  readonly startsAt: number;
  readonly clock: RecordingClock;
}

export type RecordingProblem =
  | 'not_json'
  | 'not_a_recording'
  | 'empty'
  | 'unfit_text'
  | 'time_in_seconds'
  | 'time_too_far'
  | 'patch_beyond_text'
  | 'end_text_differs';

/** Explains in one sentence why a file cannot be imported. */
export class RecordingError extends Error {
  readonly problem: RecordingProblem;
  constructor(problem: RecordingProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RecordingError';
    this.problem = problem;
  }
}

const countSchema = z.number().int().nonnegative();
/** Milliseconds since 1970; NaN if unknown. */
const timeSchema = z
  .union([z.number(), z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))])
  .nullish()
  .transform((ms) => ms ?? Number.NaN);
const transactionSchema = z.object({
  time: timeSchema,
  patches: z.array(z.tuple([countSchema, countSchema, z.string()])),
});

export type RecordingUse = 'document' | 'measures';

export interface RecordingReader {
  write: (json: string) => void;
  /** Verifies that the changes lead to the recorded final text. */
  end: () => Recording;
}

/**
 * Reads the JSON text of a recording as it comes.
 *
 * @param use For a `document`, control characters and impossible times are errors. For `measures`, they are allowed, and impossible times count as unknown.
 */
export function createRecordingReader(use: RecordingUse = 'document'): RecordingReader {
  const checkText = use === 'document' ? requireDocumentText : requireWholeCharacters;
  const columns: Columns = { times: [], patchEnds: [], positions: [], deleted: [], inserted: [] };
  const texts = new Map<string, unknown>();
  const reader = createMemberReader({
    list: 'txns',
    onElement: (element) => addTransaction(columns, element, checkText),
    onMember: (name, value) => texts.set(name, value),
  });
  const rethrowSyntaxErrors = (work: () => void) => {
    try {
      work();
    } catch (cause) {
      if (!(cause instanceof SyntaxError)) throw cause;
      throw new RecordingError('not_json', 'This is not a recording: the file is no JSON object.', { cause });
    }
  };
  return {
    write: (json) => rethrowSyntaxErrors(() => reader.write(json)),
    end: () => {
      rethrowSyntaxErrors(reader.end);
      if (texts.has('txns'))
        throw new RecordingError('not_a_recording', 'This is not a recording: txns is no list.');
      const [start = '', end = ''] = ['startContent', 'endContent'].map((name) => {
        const text = textOf(texts, name);
        checkText(text, name);
        return text;
      });
      const times = Float64Array.from(columns.times);
      return buildRecording(columns, { start, end, times: use === 'document' ? times : onlyKnown(times) });
    },
  };
}

/** Reads a complete recording that is to become a document. */
export function parseRecording(json: string): Recording {
  const reader = createRecordingReader();
  reader.write(json);
  return reader.end();
}

interface Columns {
  times: number[];
  /** For each transaction, the index after its last patch. */
  patchEnds: number[];
  positions: number[];
  deleted: number[];
  inserted: string[];
}

type CheckText = (text: string, where: string) => void;

function addTransaction(columns: Columns, element: unknown, checkText: CheckText): void {
  const number = columns.times.length + 1;
  const parsed = transactionSchema.safeParse(element);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = ['txns', number - 1, ...(issue?.path ?? [])].join('.');
    throw new RecordingError('not_a_recording', `This is not a recording: ${where}: ${issue?.message ?? ''}`);
  }
  for (const [position, del, ins] of parsed.data.patches) {
    checkText(ins, `Transaction ${number}`);
    columns.positions.push(position);
    columns.deleted.push(del);
    columns.inserted.push(ins);
  }
  columns.times.push(parsed.data.time);
  columns.patchEnds.push(columns.positions.length);
}

function textOf(texts: ReadonlyMap<string, unknown>, name: string): string {
  const text = texts.get(name);
  if (typeof text !== 'string')
    throw new RecordingError('not_a_recording', `This is not a recording: ${name} is no text.`);
  return text;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const invalidInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** Characters that an office document cannot contain. */
function requireDocumentText(text: string, where: string): void {
  const [char] = invalidInXml.exec(text) ?? [];
  const code = char?.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  if (code) throw new RecordingError('unfit_text', `${where} holds a control character (U+${code}).`);
  requireWholeCharacters(text, where);
}

function requireWholeCharacters(text: string, where: string): void {
  if (!text.isWellFormed()) throw new RecordingError('unfit_text', `${where} holds half of a character.`);
}

function buildRecording(
  columns: Columns,
  texts: { start: string; end: string; times: Float64Array },
): Recording {
  const { start: startContent, end: endContent } = texts;
  if (columns.times.length === 0 && startContent !== endContent)
    throw new RecordingError('empty', 'The recording has no transactions.');
  const times = timesOf(texts.times);
  const changes = { [Symbol.iterator]: () => changesOf(columns, times) };
  if (replay(startContent, changes) !== endContent) {
    throw new RecordingError(
      'end_text_differs',
      'The recorded changes do not lead to the recorded end text.',
    );
  }
  return {
    startContent: normalizeText(startContent),
    endContent: normalizeText(endContent),
    changes,
    startsAt: times.times[0] ?? 0,
    clock: times.kind,
    rawStart: startContent,
    rawEnd: endContent,
  };
}

/** A recording without changes can be measured, but not imported. */
export function requireChange(recording: Recording): void {
  if (replayRecording(recording).next().done)
    throw new RecordingError('empty', 'The recording holds no change of its text.');
}

function timesOf(times: Float64Array): { kind: RecordingClock; times: Float64Array } {
  const clock = readClock(times);
  if (clock.kind !== 'refused') return clock;
  const where = `The time of transaction ${clock.index + 1}`;
  if (clock.problem === 'seconds')
    throw new RecordingError('time_in_seconds', `${where} is in seconds; a recording has milliseconds.`);
  throw new RecordingError('time_too_far', `${where} lies before 1970 or after 2999.`);
}

function* changesOf(columns: Columns, { times }: { times: Float64Array }): Generator<Change, void> {
  let patch = 0;
  for (const [index, end] of columns.patchEnds.entries()) {
    const patches: Patch[] = [];
    for (; patch < end; patch++) {
      const { positions, deleted, inserted } = columns;
      patches.push([positions[patch] ?? 0, deleted[patch] ?? 0, inserted[patch] ?? '']);
    }
    yield { at: times[index] ?? 0, patches };
  }
}

function replay(start: string, changes: Iterable<Change>): string {
  const replay = createTextReplay(start);
  let number = 0;
  for (const { patches } of changes) {
    number += 1;
    for (const [p, del, ins] of patches) {
      try {
        replay.apply({ p, del, ins });
      } catch (cause) {
        if (!(cause instanceof RangeError)) throw cause;
        const message = `Transaction ${number} changes position ${p}, which lies beyond the text.`;
        throw new RecordingError('patch_beyond_text', message, { cause });
      }
    }
  }
  return replay.text();
}

/** Text without any of these is in NFC: most prose, and common emoji. */
const canChange = /[\u0300-\u200f\u2027-\u202f\u203b-\u20ab\u20ad-\ud83b\ud83f-\udbff\ue000-\uffff]/;

/** The text in the form of the log: "\
" as line break, and NFC (docs/metrics.md#the-log). */
export function normalizeText(text: string): string {
  const plain = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  return canChange.test(plain) ? plain.normalize('NFC') : plain;
}

/**
 * The saves that an editor would have made (docs/metrics.md#the-log), lazily. With `at`, all times are shifted so that the first change happens then.
 */
export function replayRecording(recording: Recording, options: { at?: number } = {}): Generator<Save, void> {
  const shift = options.at === undefined ? 0 : options.at - recording.startsAt;
  const { changes, rawStart } = recording;
  // Changing half of a "\r
  // " does not change the text.
  return savesOf({ changes: shifted(changes, shift), start: rawStart, toSavedText: normalizeText });
}

function* shifted(changes: Iterable<Change>, shift: number): Generator<Change, void> {
  for (const { at, patches } of changes) yield { at: at + shift, patches };
}
