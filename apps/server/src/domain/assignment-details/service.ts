import type {
  AssignmentDetail,
  AssignmentId,
  CreateAssignmentBody,
  UpdateAssignmentBody,
  UserId,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import {
  addAssignmentFiles,
  listFilesOfAssignment,
  purgeFilesOf,
  readFileToAdd,
} from '../assignment-files/index.ts';
import {
  type AssignmentRow,
  changeAssignment,
  createAssignment,
  type DraftRow,
  loadManagedAssignment,
  lockManagedAssignment,
  removeAssignment,
} from '../assignments/index.ts';
import type { ClassRow } from '../classes/index.ts';
import type { EditorHost } from '../editor-host/index.ts';
import { listStudents } from '../members/index.ts';
import { listRounds } from '../peer-reviews/index.ts';
import { countRubricScores, countTexts, followChangedRubric, followDeadlines } from '../submissions/index.ts';
import { withMainFile } from './main-file-rules.ts';
import { presentAssignmentDetail } from './present.ts';
import { countHandedIn } from './queries.ts';

const noTexts = { started: 0, graded: 0 };

/** The assignment with everything its dialog shows, including how much student work depends on it. */
export async function readForEditor(
  actor: Actor,
  id: AssignmentId,
  editorHost: EditorHost,
): Promise<AssignmentDetail> {
  const { assignment, ...rest } = await loadManagedAssignment(actor, id);
  const [detail] = await presentForEditor({ ...rest, assignments: [assignment], editorHost });
  if (!detail) throw new AppError('not_found');
  return detail;
}

/** Assignments of a class, each as in `readForEditor`. */
export async function presentForEditor(loaded: {
  classRow: ClassRow;
  assignments: readonly AssignmentRow[];
  /** Of all the assignments. */
  drafts: readonly DraftRow[];
  editorHost: EditorHost;
}): Promise<AssignmentDetail[]> {
  const { classRow, assignments, drafts, editorHost } = loaded;
  const ids = assignments.map(({ id }) => id);
  const students = (await listStudents(classRow.id)).map((student): UserId => student.id);
  const [files, counts, handedIn, scored, roundOf] = await Promise.all([
    listFilesOfAssignment(ids, editorHost),
    countTexts(ids),
    countHandedIn(ids),
    countRubricScores(ids),
    listRounds(ids, { drafts, students }),
  ]);
  const draftsOf = Map.groupBy(drafts, (draft): AssignmentId => draft.assignment_id);
  const templatesOf = Map.groupBy(files, (file): AssignmentId => file.assignmentId);
  return assignments.map((assignment) =>
    presentAssignmentDetail({
      assignment,
      classRow,
      drafts: draftsOf.get(assignment.id) ?? [],
      templates: templatesOf.get(assignment.id) ?? [],
      counts: { ...(counts.get(assignment.id) ?? noTexts), scored: scored(assignment.id) },
      handedIn,
      round: roundOf(assignment.id),
    }),
  );
}

/** Creates the assignment, its drafts and its files, in one transaction. */
export async function createAssignmentWithFiles(
  actor: Actor,
  body: CreateAssignmentBody,
  now: Date,
): Promise<AssignmentId> {
  const { templates, mainFileType, ...assignment } = body;
  return inTransaction(async () => {
    const id = await createAssignment(actor, assignment, { now, isCopy: false });
    await addAssignmentFiles({
      actor,
      assignmentId: id,
      files: withMainFile(templates.map(readFileToAdd), mainFileType),
      now,
    });
    return id;
  });
}

/** Returns how many closed drafts the new deadlines reopen. */
export async function changeAssignmentWithFiles(
  actor: Actor,
  body: UpdateAssignmentBody,
  now: Date,
): Promise<{ reopened: number }> {
  return inTransaction(async () => {
    const { assignment: before } = await lockManagedAssignment(actor, body.id);
    await changeAssignment(actor, body, now);
    await followChangedRubric(actor, { assignmentId: body.id, before: before.rubric }, now);
    return { reopened: await followDeadlines({ assignmentId: body.id, actorId: actor.userId, now }) };
  });
}

/** Deletes the assignment permanently, with its submissions. The audit log records what it was and how much was deleted. */
export async function removeAssignmentWithFiles(actor: Actor, id: AssignmentId, now: Date): Promise<void> {
  await inTransaction(async () => {
    const { assignment } = await lockManagedAssignment(actor, id);
    await purgeFilesOf([id], now);
    const texts = (await countTexts([id])).get(id) ?? noTexts;
    await removeAssignment(actor, assignment, { now, details: { ...texts } });
  });
}
