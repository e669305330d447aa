import { finishTimes, type WritingMetrics } from '@redraft/analytics';
import type { FileHistory, FileHistoryKind, FileSave, NoteAuthor, UserId } from '@redraft/contracts';
import { selectOptionalAccount } from '../../domain/accounts/index.ts';
import { authorName } from '../../domain/feedback/index.ts';
import type { SavedFileChange } from '../../domain/revisions/index.ts';
import type { StepRow, SubmissionRow } from '../../domain/submissions/index.ts';

export function presentHistory(history: {
  kind: FileHistoryKind;
  timezone: string;
  saves: number;
  /** The version at a requested time. */
  asked: number | null;
  measures: WritingMetrics;
  showsTimes: boolean;
  steps: readonly Pick<StepRow, 'version_seq' | 'title'>[];
}): FileHistory {
  const { measures, steps, asked, showsTimes, ...rest } = history;
  const { sittings, joined } = measures.words;
  const { activeSeconds: active, thinkSeconds: think, totalSeconds: total } = finishTimes(measures.times);
  return {
    ...rest,
    asked: asked === null || rest.saves === 0 ? null : Math.max(1, asked),
    sittings: sittings.map(({ first, last }) => ({
      from: first.t,
      to: last.t,
      first: first.seq,
      last: last.seq,
    })),
    joined,
    times: showsTimes ? { active, think, total } : null,
    handIns: steps.flatMap(({ version_seq: save, title }) => (save === null ? [] : [{ save, title }])),
  };
}

export async function presentSaves(
  changed: readonly SavedFileChange[],
  submission: Pick<SubmissionRow, 'student_id'>,
): Promise<FileSave[]> {
  const authors = await loadAuthors(new Set(changed.map(({ userId }) => userId)), submission);
  return changed.map(({ seq: save, at: t, origin, userId, change }) => ({
    save,
    t,
    origin,
    author: authors.get(userId) ?? null,
    change,
  }));
}

/** A name only for staff: the student may be anonymous to the reader. */
async function loadAuthors(
  userIds: ReadonlySet<number | null>,
  { student_id: studentId }: Pick<SubmissionRow, 'student_id'>,
): Promise<Map<number | null, NoteAuthor | null>> {
  const authors = new Map<number | null, NoteAuthor | null>();
  for (const userId of userIds) {
    if (userId === null) continue;
    authors.set(userId, userId === studentId ? { kind: 'student' } : await loadStaffAuthor(userId));
  }
  return authors;
}

async function loadStaffAuthor(userId: number): Promise<NoteAuthor | null> {
  // Cast: revisions store the IDs of accounts.
  const account = await selectOptionalAccount(userId as UserId);
  return account ? { kind: 'staff', name: authorName(account) } : null;
}
