import type {
  AssignmentDetail,
  AssignmentId,
  CreateAssignmentBody,
  UpdateAssignmentBody,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { inTransaction } from '../../platform/db.ts';
import {
  changeAssignment,
  createAssignment,
  loadManagedAssignment,
  lockManagedAssignment,
  removeAssignment,
} from '../assignments/index.ts';
import { reopenClosedSteps } from '../submissions/index.ts';
import { addItems, itemsOf, purgeFilesOf } from '../templates/index.ts';
import { withMainItem } from './main-item-rules.ts';
import { presentAssignmentDetail } from './present.ts';
import { listHandedIn, selectCounts } from './queries.ts';

/** The assignment with all that its dialog shows, and how much students' work hangs on it. */
export async function readForEditor(actor: Actor, id: AssignmentId): Promise<AssignmentDetail> {
  const loaded = await loadManagedAssignment(actor, id);
  const [templates, counts, rows] = await Promise.all([itemsOf(id), selectCounts(id), listHandedIn(id)]);
  const handedIn = new Map(rows.map((row) => [row.draft_id, row.number]));
  return presentAssignmentDetail({ ...loaded, templates, counts, handedIn });
}

/** The assignment, its drafts and its files: all or nothing. */
export async function createWholeAssignment(
  actor: Actor,
  body: CreateAssignmentBody,
  now: Date,
): Promise<AssignmentId> {
  const { templates, mainFileType, ...assignment } = body;
  return inTransaction(async () => {
    const id = await createAssignment(actor, assignment, { now, isCopy: false });
    await addItems({ actor, assignmentId: id, items: withMainItem(templates, mainFileType), now });
    return id;
  });
}

/** Gives how many drafts the new deadlines open again that the old ones had closed. */
export async function changeWholeAssignment(
  actor: Actor,
  body: UpdateAssignmentBody,
  now: Date,
): Promise<{ reopened: number }> {
  return inTransaction(async () => {
    await changeAssignment(actor, body, now);
    return { reopened: await reopenClosedSteps({ assignmentId: body.id, actorId: actor.userId, now }) };
  });
}

/** For ever: with what students wrote for it. The log keeps what it was and how much. */
export async function removeWholeAssignment(actor: Actor, id: AssignmentId, now: Date): Promise<void> {
  await inTransaction(async () => {
    const { assignment } = await lockManagedAssignment(actor, id);
    const details = await selectCounts(id);
    await purgeFilesOf([id], now);
    await removeAssignment(actor, assignment, { now, details });
  });
}
