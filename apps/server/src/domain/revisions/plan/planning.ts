import { availableParallelism } from 'node:os';
import { DocumentError, docxTextParts, unpackDocx, type ZipEntry } from '@redraft/documents';
import { createWorkBudget, type WorkBudget } from '@redraft/revision-log';
import { unavailable } from '../../../platform/errors.ts';
import { type Lap, startLaps } from '../../../platform/save-stages.ts';
import { createThreads, TooMuchWork } from '../../../platform/threads.ts';
import { BeyondLight } from './beyond-light.ts';
import { basisOf, contentsOf, type FileState, isClean } from './file-state.ts';
import { followsText } from './followed-text.ts';
import { isNear, lightCount, lightFile, lightSize, nearReach } from './near-rules.ts';
import type { IncomingSave, PlannedSave } from './next-version.ts';
import { type OpenedSave, openSave } from './opened-save.ts';
import type { Outcome, Work } from './plan-worker.ts';
import { planSave } from './save-rules.ts';

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
const lightWork = 1_000_000;

/** Null if the save changes nothing. Throws a DocumentError for what cannot be a version of the file. */
export async function planAnySave(state: FileState, save: IncomingSave): Promise<PlannedSave | null> {
  const lap = startLaps();
  const opened = openSave(state, save.bytes);
  const isSmall = isLight(state, save, opened);
  if (isSmall || isNear(state, save, opened)) {
    const budget = createWorkBudget(lightWork);
    const reach = isSmall ? Number.POSITIVE_INFINITY : nearReach;
    const planned = planNow(state, save, opened, { budget, lap, reach });
    if (planned !== 'beside' && !budget.isExhausted) return planned;
  }
  return planBeside(state, save, opened);
}

/** What has not changed is inflated too where it refers to something that goes; that may be more than is done at once. */
function planNow(
  state: FileState,
  save: IncomingSave,
  opened: OpenedSave,
  work: { budget: WorkBudget; lap: Lap; reach: number },
): PlannedSave | null | 'beside' {
  let size = 0;
  const inflate = (entry: ZipEntry) => {
    size += entry.size;
    if (size > 2 * lightSize && work.reach > nearReach) throw new BeyondLight();
    return opened.inflate(entry);
  };
  try {
    return planSave(state, save, { ...opened, inflate }, work);
  } catch (cause) {
    if (cause instanceof BeyondLight) return 'beside';
    throw cause;
  }
}

function isLight(state: FileState, save: IncomingSave, { entries, changed }: OpenedSave): boolean {
  // What an earlier program took is looked through as a whole.
  const read = isClean(state) ? changed : [...entries.values()];
  const sizes = read.map(({ name, size }) => size + (state.entries.get(name)?.size ?? 0));
  // Where nothing of the text is known it is read as a whole, changed or not.
  const unread = state.docx || !followsText(state.kind) ? 0 : sizeOfText(entries);
  const size = sizes.reduce((sum, each) => sum + each, unread);
  return save.bytes.length <= lightFile && changed.length <= lightCount && size <= lightSize;
}

function sizeOfText(entries: OpenedSave['entries']): number {
  return Object.values(docxTextParts).reduce((sum, name) => sum + (entries.get(name)?.size ?? 0), 0);
}

async function planBeside(
  state: FileState,
  save: IncomingSave,
  opened: OpenedSave,
): Promise<PlannedSave | null> {
  const outcome = await planInThread({ basis: basisOf(state), save }).catch(refuse);
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

function refuse(cause: unknown): never {
  if (!(cause instanceof TooMuchWork)) throw cause;
  if (cause.reason === 'busy') throw unavailable(cause);
  throw new DocumentError('too_large', 'Reading it takes more time or memory than allowed', { cause });
}
