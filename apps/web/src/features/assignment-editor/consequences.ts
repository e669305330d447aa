import { type AssignmentDetail, assignmentFields, listFieldsWith } from '@redraft/contracts';
import { isSameRubric } from '../../domain/rubrics/index.ts';
import type { AssignmentValues } from './assignment-values.ts';
import { toSentDrafts } from './draft-list.ts';

const fieldsWithConsequence = listFieldsWith(assignmentFields, 'consequence');
type FieldWithConsequence = (typeof fieldsWithConsequence)[number];
type TurnedOnConsequence = (typeof assignmentFields)[FieldWithConsequence]['consequence'];

/**
 * Effects of an edit on students who have already started: shown before saving, so that nothing changes silently. `count` is the number of affected
 * students.
 */
export type Consequence =
  | { kind: 'gradesStay'; count: number; points: number }
  | { kind: 'startMovesAhead'; count: number }
  | { kind: 'deadlineEarlier' | 'deadlineLater'; count: number; title: string | null }
  | { kind: 'closesNow'; count: number; isHandedIn: boolean }
  | { kind: 'draftAdded' | 'draftRemoved' | 'shareChanged'; count: number; title: string }
  | { kind: TurnedOnConsequence | 'rubricChanged' | 'rubricRemoved' | 'rubricRescores'; count: number };

type Stored = Pick<
  AssignmentDetail,
  | 'pointValue'
  | 'startDate'
  | 'endDate'
  | FieldWithConsequence
  | 'draftSubmissions'
  | 'numberOfStarted'
  | 'numberOfGraded'
  | 'numberOfScored'
  | 'rubric'
>;
type Edited = Pick<
  AssignmentValues,
  | 'pointValue'
  | 'startDate'
  | 'endDate'
  | FieldWithConsequence
  | 'autoSubmission'
  | 'multiDraft'
  | 'drafts'
  | 'rubric'
>;

export function listConsequences(stored: Stored, edited: Edited, now: number): Consequence[] {
  const count = stored.numberOfStarted;
  if (count === 0) return [];
  return [
    ...listPointsConsequences(stored, edited),
    ...listDateConsequences(stored, edited, { count, now }),
    ...listDraftConsequences(stored, edited, count),
    ...listRubricConsequences(stored, edited, count),
  ];
}

function listPointsConsequences(stored: Stored, edited: Edited): Consequence[] {
  const { numberOfGraded: count, pointValue: points } = stored;
  return count > 0 && edited.pointValue !== points ? [{ kind: 'gradesStay', count, points }] : [];
}

function listDateConsequences(
  stored: Stored,
  edited: Edited,
  context: { count: number; now: number },
): Consequence[] {
  const { count, now } = context;
  const list: Consequence[] = [];
  const start = Date.parse(edited.startDate);
  if (start > now && start > Date.parse(stored.startDate)) list.push({ kind: 'startMovesAhead', count });
  list.push(...listDeadlineConsequences(stored.endDate, edited.endDate, { count, title: null }));
  list.push(...listOptionConsequences(stored, edited, count));
  const isEnforced = edited.preventAfterDueDate;
  const isPast = Date.parse(edited.endDate) <= now;
  const wasClosed = stored.preventAfterDueDate && Date.parse(stored.endDate) <= now;
  if (isEnforced && isPast && !wasClosed) {
    list.push({ kind: 'closesNow', count, isHandedIn: edited.autoSubmission });
  }
  return list;
}

function listOptionConsequences(stored: Stored, edited: Edited, count: number): Consequence[] {
  const turnedOn = fieldsWithConsequence.filter((name) => edited[name] && !stored[name]);
  return turnedOn.map((name) => ({ kind: assignmentFields[name].consequence, count }));
}

function listDraftConsequences(stored: Stored, edited: Edited, count: number): Consequence[] {
  const list: Consequence[] = [];
  for (const row of toSentDrafts(edited)) {
    const storedDraft = stored.draftSubmissions.find(({ draftId }) => draftId === row.draftId);
    const { title } = row;
    if (storedDraft === undefined) list.push({ kind: 'draftAdded', count, title });
    else if (row.mark === 'DELETE') list.push({ kind: 'draftRemoved', count, title });
    else {
      list.push(...listDeadlineConsequences(storedDraft.draftDeadline, row.deadline, { count, title }));
      if (storedDraft.draftPointValue !== row.points && storedDraft.numberOfSubmissions > 0) {
        list.push({ kind: 'shareChanged', count: storedDraft.numberOfSubmissions, title });
      }
    }
  }
  return list;
}

/** Adding a rubric later removes nothing that students have read. */
function listRubricConsequences(stored: Stored, edited: Edited, count: number): Consequence[] {
  if (stored.rubric === null || isSameRubric(stored.rubric, edited.rubric)) return [];
  const { numberOfScored: scored } = stored;
  return [
    { kind: edited.rubric === null ? 'rubricRemoved' : 'rubricChanged', count },
    ...(edited.rubric !== null && scored > 0 ? [{ kind: 'rubricRescores' as const, count: scored }] : []),
  ];
}

function listDeadlineConsequences(
  storedDraft: string,
  after: string,
  draftInfo: { count: number; title: string | null },
): Consequence[] {
  const moved = Date.parse(after) - Date.parse(storedDraft);
  if (moved === 0 || Number.isNaN(moved)) return [];
  return [{ kind: moved < 0 ? 'deadlineEarlier' : 'deadlineLater', ...draftInfo }];
}
