import { isDeepStrictEqual } from 'node:util';
import type { DraftId } from '@redraft/contracts';
import type { DraftValues } from './draft-rules.ts';
import { expectationsOf } from './present.ts';
import type { AssignmentRow, AssignmentValues, DraftRow } from './queries.ts';

/** What an edit changed, with the old and the new value: what the audit log keeps of it. */
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
  const old = new Map(
    before.drafts.map((row) => [
      row.id,
      draftFacts({ ...row, pointValue: row.point_value, reviewDeadline: row.peer_review_deadline }),
    ]),
  );
  const kept = after.drafts.flatMap((draft) => {
    const from = draft.id === null ? undefined : old.get(draft.id);
    return from && draft.id !== null ? [{ id: draft.id, from, to: draftFacts(draft) }] : [];
  });
  const keptIds = new Set(kept.map(({ id }) => id));
  return {
    fields: changedFields(before.assignment, after.values),
    draftsAdded: after.drafts.filter(({ id }) => id === null).map(draftFacts),
    draftsRemoved: [...old].filter(([id]) => !keptIds.has(id)).map(([, facts]) => facts),
    draftsChanged: kept.filter(({ from, to }) => !isDeepStrictEqual(from, to)),
  };
}

function changedFields(row: AssignmentRow, values: AssignmentValues): ChangeSummary['fields'] {
  const pairs: [string, unknown, unknown][] = [
    ['title', row.title, values.title],
    ['description', row.description, values.description],
    ['richDescription', row.rich_description, values.richDescription],
    ['pointValue', row.point_value, values.pointValue],
    ['start', row.start_at, values.startAt],
    ['end', row.end_at, values.endAt],
    ['post', row.post_at, values.postAt],
    ['preventAfterDueDate', row.prevent_after_due_date, values.preventAfterDueDate],
    ['autoSubmission', row.auto_submission, values.autoSubmission],
    ['autoEvaluate', row.auto_evaluate, values.autoEvaluate],
    ['autoItemsDisable', row.auto_items_disable, values.autoItemsDisable],
    ['autoAccept', row.auto_accept, values.autoAccept],
    ['showAnalytics', row.show_analytics, values.showAnalytics],
    ['uploadFile', row.upload_file, values.uploadFile],
    ['multiDraft', row.multi_draft, values.multiDraft],
    ['visible', row.visible, values.visible],
    ['rubric', row.rubric, values.rubric === undefined ? row.rubric : values.rubric],
    ['expectations', expectationsOf(row), values.expectations ?? expectationsOf(row)],
  ];
  const changed = pairs.filter(([, from, to]) => !isDeepStrictEqual(from, to));
  return Object.fromEntries(changed.map(([name, from, to]) => [name, { from, to }]));
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
