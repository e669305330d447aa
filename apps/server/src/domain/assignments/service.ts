import { type AssignmentId, orderLevels, type UpdateAssignmentBody } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { startOfDayAt } from '../../platform/zones.ts';
import {
  type ClassRow,
  classBounds,
  isOnHold,
  loadManagedClass,
  lockClass,
  lockManagedClass,
} from '../classes/index.ts';
import { fenceTexts } from '../fencing/index.ts';
import { coupleAutoSubmission, datesProblem, postDate, showAnalyticsChoice } from './assignment-rules.ts';
import { type AssignmentBody, descriptionOf, type NewAssignment, withChanges } from './change-rules.ts';
import { summariseChange } from './change-summary.ts';
import { type DraftValues, resolveDrafts, type StoredDraft } from './draft-rules.ts';
import { presentStored } from './present.ts';
import {
  type AssignmentRow,
  type AssignmentValues,
  type DraftRow,
  deleteAssignment,
  deleteDrafts,
  insertAssignment,
  insertDraft,
  isAnySubmitted,
  listDrafts,
  lockAssignment,
  selectOptionalAssignment,
  updateAssignment,
  updateDraft,
  updatePaused,
  updateVisible,
} from './queries.ts';

interface ManagedAssignment {
  assignment: AssignmentRow;
  classRow: ClassRow;
  drafts: DraftRow[];
}

/** The assignment with its class, for the owner of the class only. */
export async function loadManagedAssignment(actor: Actor, id: AssignmentId): Promise<ManagedAssignment> {
  const assignment = await selectOptionalAssignment(id);
  if (!assignment) throw new AppError('not_found');
  const classRow = await loadManagedClass(actor, assignment.class_id);
  return { assignment, classRow, drafts: await listDrafts([id]) };
}

/**
 * The same, locked. The class is locked first, because its dates limit those of the assignment; always in this order, because deleting a class
 * deletes its assignments.
 */
export async function lockManagedAssignment(actor: Actor, id: AssignmentId): Promise<ManagedAssignment> {
  const found = await selectOptionalAssignment(id);
  if (!found) throw new AppError('not_found');
  await lockClass(found.class_id);
  await lockAssignment(id);
  return loadManagedAssignment(actor, id);
}

function toValues(body: AssignmentBody, classRow: ClassRow): AssignmentValues {
  const { startDate, endDate, postDate: requested, rubric, ...rest } = coupleAutoSubmission(body);
  const dates = { startAt: new Date(startDate), endAt: new Date(endDate) };
  const problem = datesProblem(dates, classBounds(classRow));
  if (problem) throw new AppError(problem);
  return {
    ...rest,
    ...descriptionOf(body),
    ...dates,
    postAt: postDate(dates, requested === undefined ? undefined : new Date(requested)),
    showAnalytics: showAnalyticsChoice(body),
    rubric: rubric && orderLevels(rubric),
    expectations: body.expectations,
  };
}

function toDrafts(
  values: AssignmentValues,
  body: AssignmentBody,
  context: { existing: readonly DraftRow[]; notBefore: Date | null },
): DraftValues[] {
  const { existing, notBefore } = context;
  const frame = { ...values, isMultiDraft: values.multiDraft, notBefore };
  const result = resolveDrafts(frame, body.draftSubmissions, existing.map(toStoredDraft));
  if ('problem' in result) throw new AppError(result.problem);
  return result.drafts;
}

function toStoredDraft(row: DraftRow): StoredDraft {
  const { id, title, deadline, point_value: pointValue, peer_review_deadline: reviewDeadline } = row;
  return { id, title, deadline, pointValue, type: row.type === 'FINAL' ? 'FINAL' : 'DRAFT', reviewDeadline };
}

/** A copy takes over its drafts even if their dates have passed. */
export async function createAssignment(
  actor: Actor,
  body: NewAssignment,
  context: { now: Date; isCopy: boolean },
): Promise<AssignmentId> {
  const { now, isCopy } = context;
  return inTransaction(async () => {
    const classRow = await lockManagedClass(actor, body.classId);
    const values = toValues(body, classRow);
    const notBefore = isCopy ? null : startOfDayAt(now, classRow.time_zone);
    const drafts = toDrafts(values, body, { existing: [], notBefore });
    const id = await insertAssignment({ ...values, classId: body.classId, at: now });
    for (const draft of drafts) await insertDraft(id, draft);
    const details = { title: values.title };
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'assignment.create',
      subject: 'assignment',
      subjectId: id,
      details,
    });
    return id;
  });
}

/** Saves the given values and drafts; the second of two simultaneous editors gets a conflict. */
export async function changeAssignment(actor: Actor, body: UpdateAssignmentBody, now: Date): Promise<void> {
  await inTransaction(async () => {
    const { assignment, classRow, drafts: existing } = await lockManagedAssignment(actor, body.id);
    if (body.version !== undefined && body.version !== assignment.version)
      throw new AppError('conflict.changed');
    await fenceTexts({ assignmentId: body.id });
    const fullChange = withChanges(presentStored(assignment), body);
    const values = toValues(fullChange, classRow);
    const notBefore = startOfDayAt(now, classRow.time_zone);
    const drafts = toDrafts(values, fullChange, { existing, notBefore });
    await updateAssignment(body.id, values);
    await replaceDrafts(body.id, existing, drafts);
    if (body.stoped !== undefined) await changePaused(actor, { row: assignment, isPaused: body.stoped }, now);
    const changes = summariseChange({ assignment, drafts: existing }, { values, drafts });
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'assignment.update',
      subject: 'assignment',
      subjectId: body.id,
      details: { ...changes },
    });
  });
}

async function replaceDrafts(
  assignmentId: AssignmentId,
  existing: readonly DraftRow[],
  drafts: readonly DraftValues[],
): Promise<void> {
  const stored = new Set(drafts.map((draft) => draft.id));
  const dropped = existing.filter((draft) => !stored.has(draft.id)).map((draft) => draft.id);
  // An edit must not delete submitted work.
  if (await isAnySubmitted(dropped)) throw new AppError('assignment.draft_submitted');
  await deleteDrafts(dropped);
  for (const draft of drafts) {
    if (draft.id === null) await insertDraft(assignmentId, draft);
    else await updateDraft(draft.id, draft);
  }
}

export async function setVisible(
  actor: Actor,
  { id, isVisible }: { id: AssignmentId; isVisible: boolean },
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    const { assignment } = await lockManagedAssignment(actor, id);
    if (assignment.visible === isVisible) return;
    await fenceTexts({ assignmentId: id });
    await updateVisible(id, isVisible);
    const action = isVisible ? 'assignment.show' : 'assignment.hide';
    await audit({ at: now, actorId: actor.userId, action, subject: 'assignment', subjectId: id });
  });
}

export async function setPaused(
  actor: Actor,
  { id, isPaused }: { id: AssignmentId; isPaused: boolean },
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    const { assignment } = await lockManagedAssignment(actor, id);
    await changePaused(actor, { row: assignment, isPaused }, now);
  });
}

/** Pausing again keeps the time of the first pause. */
async function changePaused(
  actor: Actor,
  { row, isPaused }: { row: AssignmentRow; isPaused: boolean },
  now: Date,
): Promise<void> {
  if (row.paused === isPaused) return;
  await fenceTexts({ assignmentId: row.id });
  await updatePaused(row.id, isPaused, now);
  const action = isPaused ? 'assignment.pause' : 'assignment.resume';
  await audit({ at: now, actorId: actor.userId, action, subject: 'assignment', subjectId: row.id });
}

/** Deletes an assignment that the caller has locked; `details` lists what was deleted with it. */
export async function removeAssignment(
  actor: Actor,
  { id, title, class_id: classId }: AssignmentRow,
  context: { now: Date; details: Record<string, unknown> },
): Promise<void> {
  if (await isOnHold(classId)) throw new AppError('class.held');
  await deleteAssignment(id);
  await audit({
    at: context.now,
    actorId: actor.userId,
    action: 'assignment.delete',
    subject: 'assignment',
    subjectId: id,
    details: { title, classId, ...context.details },
  });
}
