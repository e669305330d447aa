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
import type { Outcome, PlanJob } from './plan-worker.ts';
import { planSave } from './save-rules.ts';
import { SaveTooLarge } from './save-too-large.ts';

/**
 * A single save may take seconds to read and compare, which would block the server's only thread. Small saves, which are almost all, are planned at
 * once; others in a worker thread, which is terminated at a deadline.
 */
const planInThread = createThreads<PlanJob, Outcome>(new URL('./plan-worker.ts', import.meta.url), {
  threads: Math.max(1, availableParallelism() - 1),
  waiting: 16,
  deadlineMs: 20_000,
});

/** About 4 ms of comparing. */
const maxWorkInline = 1_000_000;

/** Null if the save changes nothing. Throws a DocumentError if it cannot be a version of the file. */
export async function planIncomingSave(state: FileState, save: IncomingSave): Promise<PlannedSave | null> {
  const lap = startLaps();
  const opened = openSave(state, save.bytes);
  const isSmall = isSmallSave(state, save, opened);
  if (isSmall || canReadPartially(state, save, opened)) {
    const budget = createWorkBudget(maxWorkInline);
    const maxSpan = isSmall ? Number.POSITIVE_INFINITY : maxPartialSpan;
    const planned = planInline(state, save, opened, { budget, lap, maxSpan });
    if (planned !== 'too-large' && !budget.isExhausted) return planned;
  }
  return planInWorker(state, save, opened);
}

/** Unchanged parts are inflated too if they reference removed content; that may exceed the limit. */
function planInline(
  state: FileState,
  save: IncomingSave,
  opened: OpenedSave,
  work: { budget: WorkBudget; lap: Lap; maxSpan: number },
): PlannedSave | null | 'too-large' {
  let size = 0;
  const inflate = (entry: ZipEntry) => {
    size += entry.size;
    if (size > 2 * smallChangeBytes && work.maxSpan > maxPartialSpan) throw new SaveTooLarge();
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
  // A file stored by an earlier version of the program is checked as a whole.
  const entriesToRead = isClean(state) ? changed : [...entries.values()];
  const sizes = entriesToRead.map(({ name, size }) => size + (state.entries.get(name)?.size ?? 0));
  // If the text is not known yet, it is read as a whole, whether or not it changed.
  const unreadTextSize = state.docx || !hasTrackedText(state.kind) ? 0 : sizeOfText(entries);
  const size = sizes.reduce((sum, size) => sum + size, unreadTextSize);
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
    state: {
      ...basis,
      body,
      storedBody: body,
      entries,
      contents: contentsOf(docx),
      docx,
      cleanParts: clean,
      pendingReread: null,
    },
    record,
    blobs: blobs.map(({ hash, content }) => ({ hash, content: content ?? body })),
  };
}

function rethrowAsDocumentError(cause: unknown): never {
  if (!(cause instanceof TooMuchWork)) throw cause;
  if (cause.reason === 'busy') throw unavailable(cause);
  throw new DocumentError('too_large', 'Reading it takes more time or memory than allowed', { cause });
}
