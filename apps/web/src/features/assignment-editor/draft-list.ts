import type { AssignmentDetail, DraftItem } from '@redraft/contracts';

/**
 * Drafts in the assignment editor. New ones are marked CREATE, changed ones UPDATE, removed stored ones DELETE; sorted by deadline. The final
 * submission is not listed: it gets the remainder of 100 points.
 */
export interface DraftRow {
  /** Stable React key; not sent to the server. */
  key: string;
  draftId: DraftItem['draftId'];
  title: string;
  deadline: string;
  points: number;
  mark: 'CREATE' | 'UPDATE' | 'DELETE' | null;
  reviewDeadline: string | null;
  /** Number of students who submitted it; if any, it cannot be removed. */
  handedIn: number;
}
export type DraftInput = Pick<DraftRow, 'title' | 'deadline' | 'points'>;
export type DraftProblem = 'tooEarly' | 'tooLate' | 'overTotal';

export function toDraftRows(drafts: AssignmentDetail['draftSubmissions']): DraftRow[] {
  const rows = drafts
    .filter(({ draftType }) => draftType === 'DRAFT')
    .map((draft) => ({
      key: `stored ${draft.draftId}`,
      draftId: draft.draftId,
      title: draft.draftTitle,
      deadline: draft.draftDeadline,
      points: draft.draftPointValue,
      mark: null,
      reviewDeadline: draft.draftPeerReviewDeadline ?? null,
      handedIn: draft.numberOfSubmissions,
    }));
  return byDeadline(rows);
}

export function toDraftItems(rows: readonly DraftRow[]): DraftItem[] {
  return rows.map((row, index) => ({
    draftId: row.draftId,
    draftTitle: row.title,
    draftDeadline: row.deadline,
    draftPointValue: row.points,
    draftType: 'DRAFT' as const,
    draftIndex: index,
    ...(row.mark === null ? {} : { draftStatus: row.mark }),
    ...(row.reviewDeadline === null ? {} : { draftPeerReviewDeadline: row.reviewDeadline }),
  }));
}

export function addDraft(rows: readonly DraftRow[], input: DraftInput, key: string): DraftRow[] {
  return byDeadline([
    ...rows,
    { ...input, key, draftId: null, mark: 'CREATE', reviewDeadline: null, handedIn: 0 },
  ]);
}

export function updateDraft(rows: readonly DraftRow[], input: DraftInput, key: string): DraftRow[] {
  return byDeadline(
    rows.map((row) =>
      row.key === key ? { ...row, ...input, mark: row.draftId === null ? 'CREATE' : 'UPDATE' } : row,
    ),
  );
}

/** Removes a new draft, marks a stored one for deletion, or restores it. */
export function removeOrRestore(rows: readonly DraftRow[], key: string): DraftRow[] {
  return rows.flatMap((row): DraftRow[] => {
    if (row.key !== key) return [row];
    if (row.draftId === null) return [];
    return [{ ...row, mark: row.mark === 'DELETE' ? 'UPDATE' : 'DELETE' }];
  });
}

export function listRemainingDrafts(rows: readonly DraftRow[]): DraftRow[] {
  return rows.filter(({ mark }) => mark !== 'DELETE');
}

/** If drafts are disabled, the stored ones are deleted. */
export function toSentDrafts(form: {
  multiDraft: boolean;
  drafts: readonly DraftRow[];
}): readonly DraftRow[] {
  return form.multiDraft ? form.drafts : form.drafts.filter(({ mark }) => mark === 'DELETE');
}

/** Points of the final submission. */
export function finalPoints(rows: readonly DraftRow[]): number {
  return (10_000 - hundredths(listRemainingDrafts(rows))) / 100;
}

/** Why a complete draft cannot be added to the list; the draft being edited is not counted twice. */
export function draftProblem(
  rows: readonly DraftRow[],
  input: DraftInput,
  limits: { editedKey: string | null; min: string; max: string },
): DraftProblem | null {
  const deadline = Date.parse(input.deadline);
  if (deadline < Date.parse(limits.min)) return 'tooEarly';
  if (deadline > Date.parse(limits.max)) return 'tooLate';
  const otherRows = listRemainingDrafts(rows).filter(({ key }) => key !== limits.editedKey);
  return hundredths([...otherRows, input]) > 10_000 ? 'overTotal' : null;
}

/** Whether a draft is no longer between the start and the final deadline. */
export function isOutside(
  { deadline }: Pick<DraftRow, 'deadline'>,
  frame: { start: string; end: string },
): boolean {
  const due = Date.parse(deadline);
  return due < Date.parse(frame.start) || due > Date.parse(frame.end);
}

/** Sum in integer hundredths, so that 33.3 + 33.3 + 33.4 is exactly 100. */
function hundredths(rows: readonly { points: number }[]): number {
  return rows.reduce((sum, { points }) => sum + Math.round(points * 100), 0);
}

function byDeadline(rows: readonly DraftRow[]): DraftRow[] {
  return rows.toSorted((one, other) => Date.parse(one.deadline) - Date.parse(other.deadline));
}
