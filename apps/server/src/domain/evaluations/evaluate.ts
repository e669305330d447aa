import { algorithmVersion } from '@redraft/analytics';
import { type FileId, findAccommodation } from '@redraft/contracts';
import { createThreads, TooMuchWork } from '../../platform/threads.ts';
import { listGrants } from '../members/index.ts';
import { hasTrackedText, loadPackedTextLog } from '../revisions/index.ts';
import type { EvaluateWork } from './evaluate-worker.ts';
import { resolveTargets } from './expectation-rules.ts';
import { selectOptionalWaiting, storeScores } from './queries.ts';
import { noScores, type ScoreContext, type StoredScores } from './score-rules.ts';

const evaluateInThread = createThreads<EvaluateWork, StoredScores>(
  new URL('./evaluate-worker.ts', import.meta.url),
  { threads: 1, waiting: 64, deadlineMs: 60_000 },
);

/** Computes one evaluation from the log up to its version; does nothing if it is done. */
export async function evaluate(id: number, now: Date): Promise<void> {
  const requested = await selectOptionalWaiting(id);
  if (!requested) return;
  const { main_file_id: fileId, version_seq: seq } = requested;
  if (!hasTrackedText(requested.kind)) return storeScores(id, { ...noScores, algorithmVersion }, now);
  const targets = resolveTargets(
    {
      words: requested.expected_words,
      minutes: requested.expected_minutes,
      sittings: requested.expected_sittings,
    },
    await loadExtraPercent(requested),
  );
  const { has_drafts: hasDrafts, is_handed_in: isHandedIn } = requested;
  const scores = await scoresUpTo({ fileId, seq }, { targets, hasDrafts, isHandedIn });
  await storeScores(id, { ...scores, algorithmVersion }, now);
}

async function loadExtraPercent(requested: NonNullable<Awaited<ReturnType<typeof selectOptionalWaiting>>>) {
  const { class_id: classId, assignment_id: assignmentId, student_id: studentId } = requested;
  const grants = await listGrants(classId, studentId);
  return findAccommodation(grants, assignmentId)?.extraPercent ?? 0;
}

/** No scores if the log takes too much time or memory: a retry would delay all other evaluations again. */
async function scoresUpTo(
  { fileId, seq }: { fileId: FileId; seq: number },
  context: ScoreContext,
): Promise<StoredScores> {
  const log = await loadPackedTextLog(fileId);
  return evaluateInThread({ log, seq, context }).catch((cause: unknown) => {
    if (cause instanceof TooMuchWork && cause.reason !== 'busy') return noScores;
    throw cause;
  });
}
