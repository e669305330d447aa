import type { AssignmentId, ClassId, PreviewItem, PreviewPage, SubmissionId } from '@redraft/contracts';
import { type Actor, canReadClassAsStudent } from '../../access/index.ts';
import { AppError } from '../../platform/errors.ts';
import { loadMembership } from '../members/index.ts';
import { type CandidateRow, listCandidates } from './candidate-queries.ts';

/** Texts per page. */
const pageSize = 12;

/** The texts in a class that the student may start reviewing, page by page. */
export async function readPreviewPage(
  actor: Actor,
  { classId, index }: { classId: ClassId; index: number },
): Promise<PreviewPage> {
  const membership = await loadMembership(actor, classId);
  if (!canReadClassAsStudent(actor, membership)) throw new AppError('not_found');
  const texts = textsOf(await listCandidates(classId, actor.userId));
  const shown = texts.slice(index * pageSize, (index + 1) * pageSize);
  const byAssignment = Map.groupBy(shown, ({ assignmentId }): AssignmentId => assignmentId);
  return {
    data: [...byAssignment].map(([assignmentId, own]) => ({
      assignmentId,
      assignmentTitle: own[0]?.assignmentTitle ?? '',
      current: own.map(({ item }) => item),
    })),
    more: texts.length > (index + 1) * pageSize,
  };
}

/** The first texts of each assignment, for the overview of a class. */
export async function listPreviews(
  actor: Actor,
  classId: ClassId,
): Promise<(id: AssignmentId) => PreviewItem[]> {
  const texts = textsOf(await listCandidates(classId, actor.userId));
  const byAssignment = Map.groupBy(texts, ({ assignmentId }): AssignmentId => assignmentId);
  return (id) => (byAssignment.get(id) ?? []).slice(0, pageSize).map(({ item }) => item);
}

interface Text {
  assignmentId: AssignmentId;
  assignmentTitle: string;
  item: PreviewItem;
}

function textsOf(rows: readonly CandidateRow[]): Text[] {
  const drafts = Map.groupBy(rows, (row): SubmissionId => row.submission_id);
  return [...drafts.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { assignment_id: assignmentId, assignment_title: assignmentTitle } = first;
    return [{ assignmentId, assignmentTitle, item: presentText(first, own) }];
  });
}

function presentText(row: CandidateRow, drafts: readonly CandidateRow[]): PreviewItem {
  return {
    studentId: candidateIdOf(row),
    studentName: row.is_anonymous ? '' : `${row.first_name} ${row.last_name}`.trim(),
    submissionItem: {
      submissionId: row.submission_id,
      drafts: drafts.map((draft) => ({
        draftSubmissionId: draft.draft_submission_id,
        draftId: draft.draft_id,
        fileId: draft.main_file_id,
        draftTitle: draft.draft_title,
        draftType: draft.draft_type,
        submissionDate: draft.handed_in_at.toISOString(),
        draftDueDate: draft.peer_review_deadline?.toISOString() ?? '',
        assigned: draft.is_given,
      })),
    },
  };
}

/** The ID of an author for a reviewer: in an anonymous round the ID of the text, because a user ID would be the same in every round. */
export function candidateIdOf(
  row: Pick<CandidateRow, 'is_anonymous' | 'submission_id' | 'author_id'>,
): number {
  return row.is_anonymous ? row.submission_id : row.author_id;
}
