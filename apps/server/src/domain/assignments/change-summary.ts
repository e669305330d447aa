import { isDeepStrictEqual } from 'node:util';
import { assignmentFields, type DraftId, readFields } from '@redraft/contracts';
import type { DraftValues } from './draft-rules.ts';
import { expectationsOf, presentDescription } from './present.ts';
import type { AssignmentRow, AssignmentValues, DraftRow } from './queries.ts';

/** The old and new values of changed fields, for the audit log. */
export interface ChangeSummary {
  fields: Record<string, { from: unknown; to: unknown }>;
  draftsAdded: DraftFacts[];
  draftsRemoved: DraftFacts[];
  draftsChanged: { id: DraftId; from: DraftFacts; to: DraftFacts }[];
}

interface DraftFacts {
  title: string;
  deadline: string;
  pointValue: number;
  reviewDeadline: string | null;
}

interface Before {
  assignment: AssignmentRow;
  drafts: readonly DraftRow[];
}

interface After {
  values: AssignmentValues;
  drafts: readonly DraftValues[];
}

export function summariseChange(before: Before, after: After): ChangeSummary {
  const previousDrafts = new Map(
    before.drafts.map((row) => [
      row.id,
      draftFacts({ ...row, pointValue: row.point_value, reviewDeadline: row.peer_review_deadline }),
    ]),
  );
  const stored = after.drafts.flatMap((draft) => {
    const from = draft.id === null ? undefined : previousDrafts.get(draft.id);
    return from && draft.id !== null ? [{ id: draft.id, from, to: draftFacts(draft) }] : [];
  });
  const remainingIds = new Set(stored.map(({ id }) => id));
  return {
    fields: changedFields(before.assignment, after.values),
    draftsAdded: after.drafts.filter(({ id }) => id === null).map(draftFacts),
    draftsRemoved: [...previousDrafts].filter(([id]) => !remainingIds.has(id)).map(([, facts]) => facts),
    draftsChanged: stored.filter(({ from, to }) => !isDeepStrictEqual(from, to)),
  };
}

/** The assignment's fields under the names used in the log. */
function describeChange(row: AssignmentRow) {
  return {
    ...readFields(assignmentFields, 'column', row),
    title: row.title,
    ...presentDescription(row),
    start: row.start_at,
    end: row.end_at,
    post: row.post_at,
    showAnalytics: row.show_analytics,
    rubric: row.rubric,
    expectations: expectationsOf(row),
  };
}

function changedFields(row: AssignmentRow, values: AssignmentValues): ChangeSummary['fields'] {
  const before = describeChange(row);
  const { startAt: start, endAt: end, postAt: post, ...rest } = values;
  const { rubric = before.rubric, expectations = before.expectations } = values;
  const after: typeof before = { ...rest, start, end, post, rubric, expectations };
  return differences(before, after);
}

function differences(before: Record<string, unknown>, after: Record<string, unknown>) {
  const pairs = Object.entries(before).map(([name, from]) => [name, { from, to: after[name] }] as const);
  return Object.fromEntries(pairs.filter(([, { from, to }]) => !isDeepStrictEqual(from, to)));
}

function draftFacts(
  draft: Pick<DraftValues, 'title' | 'deadline' | 'pointValue' | 'reviewDeadline'>,
): DraftFacts {
  return {
    title: draft.title,
    deadline: draft.deadline.toISOString(),
    pointValue: draft.pointValue,
    reviewDeadline: draft.reviewDeadline?.toISOString() ?? null,
  };
}
