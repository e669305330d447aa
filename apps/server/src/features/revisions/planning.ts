import { availableParallelism } from 'node:os';
import { DocumentError } from '@redraft/documents';
import { createWorkBudget } from '@redraft/revision-log';
import { AppError } from '../../platform/errors.ts';
import { createThreads, TooMuchWork } from '../../platform/threads.ts';
import type { FileState } from './file-state.ts';
import type { Outcome, Work } from './plan-worker.ts';
import { type IncomingSave, type OpenedSave, openSave, type PlannedSave, planSave } from './save-rules.ts';

/**
 * One thread answers everybody, and one save may hold what takes seconds to read and to compare. What stays small is planned at once, as
 * nearly every save is; anything else goes to a thread, which ends at a deadline whatever it is doing.
 */
const planInThread = createThreads<Work, Outcome>(new URL('./plan-worker.ts', import.meta.url), {
  threads: Math.max(1, availableParallelism() - 1),
  waiting: 16,
  deadlineMs: 20_000,
});

/** Bytes of changed parts, before and after, that are inflated and read in some 10 ms. */
const lightSize = 2 * 1024 * 1024;
/** Some 15 ms of comparing. */
const lightWork = 4_000_000;

/** Null if the save changes nothing. Throws a DocumentError for what cannot be a version of the file. */
export async function planAnySave(state: FileState, save: IncomingSave): Promise<PlannedSave | null> {
  const opened = openSave(state, save.bytes);
  if (sizeOfChange(state, opened) <= lightSize) {
    const budget = createWorkBudget(lightWork);
    const planned = planSave(state, save, opened, budget);
    if (!budget.isExhausted) return planned;
  }
  return planBeside(state, save);
}

/** Before and after. A new file is read only, not compared. */
function sizeOfChange(state: FileState, { changed }: OpenedSave): number {
  return changed.reduce((sum, { name, size }) => sum + size + (state.entries.get(name)?.size ?? 0), 0);
}

async function planBeside(state: FileState, save: IncomingSave): Promise<PlannedSave | null> {
  // What was inflated before is inflated again there: cheaper than handing it over.
  const work = { state: { ...state, contents: new Map() }, save };
  const outcome = await planInThread(work).catch(refuse);
  if ('refused' in outcome) throw new DocumentError(outcome.refused.code, outcome.refused.message);
  return outcome.planned;
}

function refuse(cause: unknown): never {
  if (!(cause instanceof TooMuchWork)) throw cause;
  if (cause.reason === 'busy') throw new AppError('service.unavailable', { cause });
  throw new DocumentError('too_large', 'Reading it takes more time or memory than allowed', { cause });
}
