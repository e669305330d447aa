import { randomBytes } from 'node:crypto';
import type { AssignmentId, ClassId, FileId, ResearchWriters, SubmissionId } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { listAssignments, listDrafts } from '../../domain/assignments/index.ts';
import { resolveTargets } from '../../domain/evaluations/index.ts';
import { listHiddenTexts, listSubmissionsOfClass } from '../../domain/submissions/index.ts';
import { assignCodes, type Codes } from './code-rules.ts';
import { listHandedIn, selectKey } from './queries.ts';

export interface ExportedText {
  id: SubmissionId;
  fileId: FileId;
  kind: OfficeKind;
  codes: Codes;
  /** The name of the author; null while it is hidden. */
  name: { last: string; first: string } | null;
  assignmentTitle: string;
  isHandedIn: boolean;
  hasDrafts: boolean;
  targets: ReturnType<typeof resolveTargets>;
}

/** The texts of a class or of one of its assignments, ordered by code, so that the order reveals nothing about their authors. */
export async function loadTexts(
  { classId, assignmentId }: { classId: ClassId; assignmentId: AssignmentId | null },
  writers: ResearchWriters,
): Promise<ExportedText[]> {
  const [visible, hidden, assignments, secret] = await Promise.all([
    listSubmissionsOfClass(classId, { assignmentId: assignmentId ?? undefined }),
    listHiddenTexts(classId),
    listAssignments(classId),
    selectKey(classId, randomBytes(32)),
  ]);
  const rows = [...visible, ...hidden.filter((row) => [null, row.assignment_id].includes(assignmentId))];
  const [handedIn, drafts] = await Promise.all([
    listHandedIn(rows.map(({ id }) => id)),
    listDrafts(assignments.map(({ id }) => id)),
  ]);
  const steps = Map.groupBy(drafts, (draft): AssignmentId => draft.assignment_id);
  const expected = new Map(assignments.map((assignment) => [assignment.id, expectedOf(assignment)]));
  return rows
    .map((row) => ({
      id: row.id,
      fileId: row.main_file_id,
      kind: row.main_file_kind,
      codes: assignCodes(secret, row, writers),
      name: row.is_hidden ? null : { last: row.last_name, first: row.first_name },
      assignmentTitle: row.assignment_title,
      isHandedIn: handedIn.has(row.id),
      hasDrafts: (steps.get(row.assignment_id)?.length ?? 0) > 1,
      targets: expected.get(row.assignment_id) ?? resolveTargets(expectedNothing, 0),
    }))
    .toSorted((a, b) => (a.codes.text < b.codes.text ? -1 : 1));
}

const expectedNothing = { words: null, minutes: null, sittings: null };

/** The expectations without extra time: a score that takes it into account would reveal it. */
function expectedOf(assignment: {
  expected_words: number | null;
  expected_minutes: number | null;
  expected_sittings: number | null;
}) {
  const { expected_words: words, expected_minutes: minutes, expected_sittings: sittings } = assignment;
  return resolveTargets({ words, minutes, sittings }, 0);
}
