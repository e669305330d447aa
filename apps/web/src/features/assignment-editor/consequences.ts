import { type AssignmentDetail, assignmentFields, fieldsWith } from '@redraft/contracts';
import { isSameRubric } from '../../domain/rubrics/index.ts';
import type { AssignmentValues } from './assignment-values.ts';
import { toSentDrafts } from './draft-list.ts';

const tellingFields = fieldsWith(assignmentFields, 'consequence');
type TellingField = (typeof tellingFields)[number];
type TurnedOn = (typeof assignmentFields)[TellingField]['consequence'];

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
  | { kind: TurnedOn | 'rubricChanged' | 'rubricRemoved' | 'rubricRescores'; count: number };

type Stored = Pick<
  AssignmentDetail,
  | 'pointValue'
  | 'startDate'
  | 'endDate'
  | TellingField
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
  | TellingField
  | 'autoSubmission'
  | 'multiDraft'
  | 'drafts'
  | 'rubric'
>;

export function listConsequences(stored: Stored, edited: Edited, now: number): Consequence[] {
  const count = stored.numberOfStarted;
  if (count === 0) return [];
  return [
    ...ofPoints(stored, edited),
    ...ofDates(stored, edited, { count, now }),
    ...ofDrafts(stored, edited, count),
    ...ofRubric(stored, edited, count),
  ];
}

function ofPoints(stored: Stored, edited: Edited): Consequence[] {
  const { numberOfGraded: count, pointValue: points } = stored;
  return count > 0 && edited.pointValue !== points ? [{ kind: 'gradesStay', count, points }] : [];
}

function ofDates(stored: Stored, edited: Edited, context: { count: number; now: number }): Consequence[] {
  const { count, now } = context;
  const list: Consequence[] = [];
  const start = Date.parse(edited.startDate);
  if (start > now && start > Date.parse(stored.startDate)) list.push({ kind: 'startMovesAhead', count });
  list.push(...ofDeadline(stored.endDate, edited.endDate, { count, title: null }));
  list.push(...ofOptions(stored, edited, count));
  const isEnforced = edited.preventAfterDueDate;
  const isPast = Date.parse(edited.endDate) <= now;
  const wasClosed = stored.preventAfterDueDate && Date.parse(stored.endDate) <= now;
  if (isEnforced && isPast && !wasClosed) {
    list.push({ kind: 'closesNow', count, isHandedIn: edited.autoSubmission });
  }
  return list;
}

function ofOptions(stored: Stored, edited: Edited, count: number): Consequence[] {
  const turnedOn = tellingFields.filter((name) => edited[name] && !stored[name]);
  return turnedOn.map((name) => ({ kind: assignmentFields[name].consequence, count }));
}

function ofDrafts(stored: Stored, edited: Edited, count: number): Consequence[] {
  const list: Consequence[] = [];
  for (const row of toSentDrafts(edited)) {
    const before = stored.draftSubmissions.find(({ draftId }) => draftId === row.draftId);
    const { title } = row;
    if (before === undefined) list.push({ kind: 'draftAdded', count, title });
    else if (row.mark === 'DELETE') list.push({ kind: 'draftRemoved', count, title });
    else {
      list.push(...ofDeadline(before.draftDeadline, row.deadline, { count, title }));
      if (before.draftPointValue !== row.points && before.numberOfSubmissions > 0) {
        list.push({ kind: 'shareChanged', count: before.numberOfSubmissions, title });
      }
    }
  }
  return list;
}

/** Adding a rubric later removes nothing that students have read. */
function ofRubric(stored: Stored, edited: Edited, count: number): Consequence[] {
  if (stored.rubric === null || isSameRubric(stored.rubric, edited.rubric)) return [];
  const { numberOfScored: scored } = stored;
  return [
    { kind: edited.rubric === null ? 'rubricRemoved' : 'rubricChanged', count },
    ...(edited.rubric !== null && scored > 0 ? [{ kind: 'rubricRescores' as const, count: scored }] : []),
  ];
}

function ofDeadline(
  before: string,
  after: string,
  whose: { count: number; title: string | null },
): Consequence[] {
  const moved = Date.parse(after) - Date.parse(before);
  if (moved === 0 || Number.isNaN(moved)) return [];
  return [{ kind: moved < 0 ? 'deadlineEarlier' : 'deadlineLater', ...whose }];
}
