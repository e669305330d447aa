import { availableParallelism } from 'node:os';
import { DocumentError, docxTextParts, unpackDocx, type ZipEntry } from '@redraft/documents';
import { createWorkBudget, type WorkBudget } from '@redraft/revision-log';
import { unavailable } from '../../../platform/errors.ts';
import { type Lap, startLaps } from '../../../platform/save-stages.ts';
import { createThreads, TooMuchWork } from '../../../platform/threads.ts';
import { basisOf, contentsOf, type FileState, isClean } from './file-state.ts';
import type { IncomingSave, PlannedSave } from './next-version.ts';
import { type OpenedSave, openSave } from './opened-save.ts';
import {
  canReadPartially,
  maxPartialSpan,
  maxSmallChanges,
  smallChangeBytes,
  smallFileBytes,
} from './partial-read-rules.ts';
import { hasTrackedText } from './plan-docx.ts';
import type { Outcome, Work } from './plan-worker.ts';
import { planSave } from './save-rules.ts';
import { SaveTooLarge } from './save-too-large.ts';

/**
 * One thread answers everybody, and one save may hold what takes seconds to read and to compare. What stays small is planned at once, as
 * nearly every save is; anything else goes to a thread, which ends at a deadline whatever it is doing.
 */
const planInThread = createThreads<Work, Outcome>(new URL('./plan-worker.ts', import.meta.url), {
  threads: Math.max(1, availableParallelism() - 1),
  waiting: 16,
  deadlineMs: 20_000,
});

/** Some 4 ms of comparing. */
const maxWorkInline = 1_000_000;

/** Null if the save changes nothing. Throws a DocumentError for what cannot be a version of the file. */
export async function planIncomingSave(state: FileState, save: IncomingSave): Promise<PlannedSave | null> {
  const lap = startLaps();
  const opened = openSave(state, save.bytes);
  const isSmall = isSmallSave(state, save, opened);
  if (isSmall || canReadPartially(state, save, opened)) {
    const budget = createWorkBudget(maxWorkInline);
    const reach = isSmall ? Number.POSITIVE_INFINITY : maxPartialSpan;
    const planned = planInline(state, save, opened, { budget, lap, reach });
    if (planned !== 'too-large' && !budget.isExhausted) return planned;
  }
  return planInWorker(state, save, opened);
}

/** What has not changed is inflated too where it refers to something that goes; that may be more than is done at once. */
function planInline(
  state: FileState,
  save: IncomingSave,
  opened: OpenedSave,
  work: { budget: WorkBudget; lap: Lap; reach: number },
): PlannedSave | null | 'too-large' {
  let size = 0;
  const inflate = (entry: ZipEntry) => {
    size += entry.size;
    if (size > 2 * smallChangeBytes && work.reach > maxPartialSpan) throw new SaveTooLarge();
    return opened.inflate(entry);
  };
  try {
    return planSave(state, save, { ...opened, inflate }, work);
  } catch (cause) {
    if (cause instanceof SaveTooLarge) return 'too-large';
    throw cause;
  }
}

function isSmallSave(state: FileState, save: IncomingSave, { entries, changed }: OpenedSave): boolean {
  // What an earlier program took is looked through as a whole.
  const read = isClean(state) ? changed : [...entries.values()];
  const sizes = read.map(({ name, size }) => size + (state.entries.get(name)?.size ?? 0));
  // Where nothing of the text is known it is read as a whole, changed or not.
  const unread = state.docx || !hasTrackedText(state.kind) ? 0 : sizeOfText(entries);
  const size = sizes.reduce((sum, each) => sum + each, unread);
  return save.bytes.length <= smallFileBytes && changed.length <= maxSmallChanges && size <= smallChangeBytes;
}

function sizeOfText(entries: OpenedSave['entries']): number {
  return Object.values(docxTextParts).reduce((sum, name) => sum + (entries.get(name)?.size ?? 0), 0);
}

async function planInWorker(
  state: FileState,
  save: IncomingSave,
  opened: OpenedSave,
): Promise<PlannedSave | null> {
  const outcome = await planInThread({ basis: basisOf(state), save }).catch(rethrowAsDocumentError);
  if ('refused' in outcome) throw new DocumentError(outcome.refused.code, outcome.refused.message);
  if (!outcome.planned) return null;
  const { basis, cleaned, record, blobs, clean, text } = outcome.planned;
  const body = cleaned ?? save.bytes;
  const docx = text && unpackDocx(text.packed, { bytes: text.main, text: basis.text });
  const entries = cleaned ? openSave(state, cleaned).entries : opened.entries;
  return {
    state: { ...basis, body, kept: body, entries, contents: contentsOf(docx), docx, clean, reread: null },
    record,
    blobs: blobs.map(({ hash, content }) => ({ hash, content: content ?? body })),
  };
}

function rethrowAsDocumentError(cause: unknown): never {
  if (!(cause instanceof TooMuchWork)) throw cause;
  if (cause.reason === 'busy') throw unavailable(cause);
  throw new DocumentError('too_large', 'Reading it takes more time or memory than allowed', { cause });
}
