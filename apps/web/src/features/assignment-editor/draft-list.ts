import type { AssignmentDetail, DraftItem } from '@redraft/contracts';

/**
 * The drafts in the assignment editor. New ones are marked CREATE, changed ones UPDATE, removed
 * ones that are stored DELETE; the list is always by deadline. The final submission is no row here: it takes
 * what the others leave of 100.
 */
export interface DraftRow {
  /** Stable while the list is edited; not sent. */
  key: string;
  draftId: DraftItem['draftId'];
  title: string;
  deadline: string;
  points: number;
  mark: 'CREATE' | 'UPDATE' | 'DELETE' | null;
  reviewDeadline: string | null;
  /** How many students have handed it in; then it stays. */
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

/** Removes a new draft, marks a stored one, and takes the mark off again. */
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

/** Where drafts are switched off, the stored ones are there to be deleted. */
export function toSentDrafts(form: {
  multiDraft: boolean;
  drafts: readonly DraftRow[];
}): readonly DraftRow[] {
  return form.multiDraft ? form.drafts : form.drafts.filter(({ mark }) => mark === 'DELETE');
}

/** What the final submission is worth. */
export function finalPoints(rows: readonly DraftRow[]): number {
  return (10_000 - hundredths(listRemainingDrafts(rows))) / 100;
}

/** Why a draft that is complete cannot be taken into the list; a draft being changed does not count twice. */
export function draftProblem(
  rows: readonly DraftRow[],
  input: DraftInput,
  limits: { editedKey: string | null; min: string; max: string },
): DraftProblem | null {
  const deadline = Date.parse(input.deadline);
  if (deadline < Date.parse(limits.min)) return 'tooEarly';
  if (deadline > Date.parse(limits.max)) return 'tooLate';
  const others = listRemainingDrafts(rows).filter(({ key }) => key !== limits.editedKey);
  return hundredths([...others, input]) > 10_000 ? 'overTotal' : null;
}

/** Whether the start or the final deadline was moved past a draft. */
export function isOutside(
  { deadline }: Pick<DraftRow, 'deadline'>,
  frame: { start: string; end: string },
): boolean {
  const due = Date.parse(deadline);
  return due < Date.parse(frame.start) || due > Date.parse(frame.end);
}

/** Whole hundredths, so that 33.3 + 33.3 + 33.4 is 100 and not a little more. */
function hundredths(rows: readonly { points: number }[]): number {
  return rows.reduce((sum, { points }) => sum + Math.round(points * 100), 0);
}

function byDeadline(rows: readonly DraftRow[]): DraftRow[] {
  return rows.toSorted((one, other) => Date.parse(one.deadline) - Date.parse(other.deadline));
}
