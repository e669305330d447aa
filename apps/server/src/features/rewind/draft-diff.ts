import type { DraftComparison } from '@redraft/analytics';
import type { FileId, TextDiff } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { headOf, textAt } from '../../domain/revisions/index.ts';
import { selectOptionalPlace } from '../../domain/submissions/index.ts';
import { AppError } from '../../platform/errors.ts';
import { createThreads, unavailableWhenTooMuch } from '../../platform/threads.ts';
import { loadForRewind } from './access.ts';
import compare, { type CompareWork } from './compare-worker.ts';
import { drawDiff } from './diff-html.ts';

/** Texts of this many characters are compared within about 20 ms, whatever they contain. */
const maxInlineChars = 2_000;

/** The most expensive comparisons take about two seconds (draft-comparison.test.ts). */
const compareInThread = createThreads<CompareWork, DraftComparison>(
  new URL('./compare-worker.ts', import.meta.url),
  { threads: 1, waiting: 32, deadlineMs: 20_000 },
);

interface VersionId {
  fileId: FileId;
  /** Null for the newest version. */
  seq: number | null;
}

/** The differences between two versions of a submission's text. */
export async function compareVersions(
  actor: Actor,
  { oldId, newId }: { oldId: VersionId; newId: VersionId },
  now: Date,
): Promise<TextDiff> {
  const [draftPosition, other] = await Promise.all([
    selectOptionalPlace(oldId.fileId),
    selectOptionalPlace(newId.fileId),
  ]);
  if (!draftPosition || draftPosition.submissionId !== other?.submissionId) throw new AppError('not_found');
  await loadForRewind(actor, draftPosition.submissionId, now);
  const [earlier, later] = await Promise.all([loadText(oldId), loadText(newId)]);
  const { pieces, words } = await compareTexts({ earlier, later });
  return { response: drawDiff(pieces), words };
}

async function loadText({ fileId, seq }: VersionId): Promise<string> {
  return textAt(fileId, seq ?? (await headOf(fileId)).seq);
}

async function compareTexts(work: CompareWork): Promise<DraftComparison> {
  if (work.earlier.length + work.later.length <= maxInlineChars) return compare(work);
  return compareInThread(work).catch(unavailableWhenTooMuch);
}
