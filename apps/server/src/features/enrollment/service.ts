import type { ClassId, EnrollmentClass } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { endOfDay } from '../../platform/zones.ts';
import {
  listClassesOfStudent,
  lockClass,
  presentEnrollmentClass,
  selectClass,
  selectOptionalClassByKey,
  selectOptionalStanding,
} from '../classes/index.ts';
import { isOpenForEnrollment } from './enrollment-rules.ts';
import { upsertEnrollment } from './queries.ts';

export async function searchClass(actor: Actor, enrollKey: string): Promise<EnrollmentClass> {
  const found = await selectOptionalClassByKey(enrollKey);
  if (!found) throw new AppError('class.key_unknown');
  const standing = await selectOptionalStanding(found.id, actor.userId);
  return presentEnrollmentClass(found, standing?.isStudent ?? false);
}

export async function enroll(
  actor: Actor,
  wanted: { id: ClassId; isOptedOut: boolean },
  now: Date,
): Promise<EnrollmentClass> {
  return inTransaction(async () => {
    await lockClass(wanted.id);
    const standing = await selectOptionalStanding(wanted.id, actor.userId);
    if (!standing) throw new AppError('not_found');
    if (standing.isStudent) throw new AppError('class.already_enrolled');
    const found = await selectClass(wanted.id);
    const closesAt = endOfDay(found.end_day, found.time_zone);
    if (!isOpenForEnrollment({ archivedAt: found.archived_at, closesAt }, now))
      throw new AppError('class.closed');
    await upsertEnrollment({
      classId: wanted.id,
      studentId: actor.userId,
      isOptedOut: wanted.isOptedOut,
      at: now,
    });
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'class.enroll',
      subject: 'class',
      subjectId: wanted.id,
    });
    return presentEnrollmentClass(found, true);
  });
}

export async function listOwnClasses(actor: Actor): Promise<EnrollmentClass[]> {
  const rows = await listClassesOfStudent(actor.userId);
  return rows.map((row) => presentEnrollmentClass(row, true));
}
