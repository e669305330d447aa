import type { AssignmentId, AuditedAction, ClassPdfs } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { selectOptionalAssignment } from '../../domain/assignments/index.ts';
import { loadStaffMembership } from '../../domain/members/index.ts';
import { cancelOrder, type OrderKey, orderPdfs, readOrder } from '../../domain/pdf-orders/index.ts';
import { listSubmissionsInReadingOrder } from '../../domain/submissions/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { canConvert } from '../../platform/download-formats.ts';
import { AppError } from '../../platform/errors.ts';

/** An assignment for those who may read all of its texts; not found for others. */
export async function loadReadableAssignment(actor: Actor, id: AssignmentId) {
  const assignment = await selectOptionalAssignment(id);
  if (!assignment) throw new AppError('not_found');
  await loadStaffMembership(actor, assignment.class_id);
  return assignment;
}

export async function readPdfs(actor: Actor, assignmentId: AssignmentId, now: Date): Promise<ClassPdfs> {
  await loadReadableAssignment(actor, assignmentId);
  const texts = await listSubmissionsInReadingOrder(assignmentId);
  return presentPdfs({ userId: actor.userId, assignmentId }, texts.length, now);
}

async function presentPdfs(key: OrderKey, texts: number, now: Date): Promise<ClassPdfs> {
  return { ...(await readOrder(key, now)), texts, isPdfMissing: !canConvert() };
}

export async function orderAllPdfs(actor: Actor, assignmentId: AssignmentId, now: Date): Promise<ClassPdfs> {
  await loadReadableAssignment(actor, assignmentId);
  if (!canConvert()) throw new AppError('document.no_pdf');
  const key = { userId: actor.userId, assignmentId };
  return inTransaction(async () => {
    const texts = await listSubmissionsInReadingOrder(assignmentId);
    const ids = texts.map(({ id }) => id);
    if (await orderPdfs(key, ids, now))
      await record(actor, { action: 'assignment.pdfs.order', assignmentId, texts: ids.length }, now);
    return presentPdfs(key, ids.length, now);
  });
}

export async function cancelPdfs(actor: Actor, assignmentId: AssignmentId, now: Date): Promise<ClassPdfs> {
  await loadReadableAssignment(actor, assignmentId);
  const key = { userId: actor.userId, assignmentId };
  await cancelOrder(key);
  const texts = await listSubmissionsInReadingOrder(assignmentId);
  return presentPdfs(key, texts.length, now);
}

export async function record(
  { userId: actorId }: Actor,
  { action, assignmentId, texts }: { action: AuditedAction; assignmentId: AssignmentId; texts: number },
  at: Date,
): Promise<void> {
  await audit({ at, actorId, action, subject: 'assignment', subjectId: assignmentId, details: { texts } });
}
