import type {
  ClassId,
  ClassListItem,
  LetterInUse,
  RegisterClassBody,
  UpdateClassBody,
} from '@redraft/contracts';
import { sentence } from '@redraft/sentences';
import { type Actor, canManageClass } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { fenceTexts } from '../fencing/index.ts';
import {
  classBounds,
  includesAssignments,
  isLongEnough,
  isOrdered,
  normaliseGrades,
  unselectedLetters,
  withLettersInUse,
} from './class-rules.ts';
import { isOnHold } from './hold-queries.ts';
import { presentClassListItem } from './present.ts';
import {
  type ClassRow,
  type ClassValues,
  deleteClass,
  insertClass,
  isLookup,
  listClassesOfOwner,
  lockClass,
  selectClass,
  updateArchived,
  updateClass,
} from './queries.ts';

/** A page of the classes that the actor teaches. */
export async function listOwnedClasses(
  actor: Actor,
  page: { index: number; isArchived: boolean },
): Promise<ClassListItem[]> {
  const rows = await listClassesOfOwner({ ownerId: actor.userId, ...page });
  return rows.map(presentClassListItem);
}

/** The class, for its owner only. */
export async function loadManagedClass(actor: Actor, classId: ClassId): Promise<ClassRow> {
  const classRow = await selectClass(classId);
  if (!canManageClass(actor, { ownerId: classRow.owner_id })) throw new AppError('not_found');
  return classRow;
}

/** The same, locked until the end of the transaction: decisions based on the class and its members still hold when they are written. */
export async function lockManagedClass(actor: Actor, classId: ClassId): Promise<ClassRow> {
  await lockClass(classId);
  return loadManagedClass(actor, classId);
}

async function toValues(body: Omit<RegisterClassBody, 'enrollkey'>): Promise<ClassValues> {
  const [hasArea, hasLevel] = await Promise.all([
    isLookup('area', body.subjectarea),
    isLookup('level', body.studentlevel),
  ]);
  if (!hasArea) throw new AppError('class.area_required');
  if (!hasLevel) throw new AppError('class.level_required');
  return {
    name: body.classname,
    subjectAreaId: body.subjectarea,
    studentLevelId: body.studentlevel,
    timeZone: body.classTimeZone,
    startDay: body.classStartDate,
    endDay: body.classEndDate,
    gradeMethod: body.gradeMethod,
    grades: normaliseGrades(body.gradeMethod, body.grades),
  };
}

export async function registerClass(actor: Actor, body: RegisterClassBody, now: Date): Promise<ClassId> {
  if (!isLongEnough(body.classStartDate, body.classEndDate)) {
    throw new AppError('class.too_short');
  }
  return inTransaction(async () => {
    const values = await toValues(body);
    const id = await insertClass({ ...values, ownerId: actor.userId, enrollKey: body.enrollkey, at: now });
    if (id === undefined) throw new AppError('class.key_taken');
    await audit({ at: now, actorId: actor.userId, action: 'class.create', subject: 'class', subjectId: id });
    return id;
  });
}

/**
 * Saves the details. The callbacks load data of other domains, under the lock: the assignments, which the new dates must still include, and the
 * letters that have been assigned as grades.
 */
export async function changeClass(options: {
  actor: Actor;
  body: UpdateClassBody;
  now: Date;
  assignments: () => Promise<{ start_at: Date; end_at: Date }[]>;
  lettersInUse: () => Promise<LetterInUse[]>;
}): Promise<void> {
  const { actor, body, now } = options;
  if (!isOrdered(body.classStartDate, body.classEndDate)) {
    throw new AppError('class.dates_reversed');
  }
  await inTransaction(async () => {
    const before = await lockManagedClass(actor, body.id);
    if (body.version !== undefined && body.version !== before.version) throw new AppError('conflict.changed');
    const values = withUsedLetters(await toValues(body), await options.lettersInUse());
    if (!includesAllAssignments(await options.assignments(), values))
      throw new AppError('class.has_assignments_outside');
    await updateClass(body.id, values);
    const details = {
      before: { name: before.name, start: before.start_day, end: before.end_day },
      after: values,
    };
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'class.update',
      subject: 'class',
      subjectId: body.id,
      details,
    });
  });
}

function includesAllAssignments(
  assignments: readonly { start_at: Date; end_at: Date }[],
  { startDay, endDay, timeZone }: ClassValues,
): boolean {
  return includesAssignments(
    classBounds({ start_day: startDay, end_day: endDay, time_zone: timeZone }),
    assignments.map((row) => ({ startAt: row.start_at, endAt: row.end_at })),
  );
}

function withUsedLetters(values: ClassValues, lettersInUse: readonly LetterInUse[]): ClassValues {
  if (values.gradeMethod === 'Numeric')
    return { ...values, grades: withLettersInUse(values.grades, lettersInUse) };
  const unselected = unselectedLetters(values.grades, lettersInUse);
  if (unselected !== '') throw new AppError(sentence('class.letter_in_use', { letters: unselected }));
  return values;
}

export async function setArchived(
  actor: Actor,
  { id, isArchived }: { id: ClassId; isArchived: boolean },
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    const classRow = await lockManagedClass(actor, id);
    const archivedAt = isArchived ? now : null;
    if ((classRow.archived_at === null) === (archivedAt === null)) return;
    await fenceTexts({ classId: id });
    await updateArchived(id, archivedAt);
    const action = archivedAt ? 'class.archive' : 'class.restore';
    await audit({ at: now, actorId: actor.userId, action, subject: 'class', subjectId: id });
  });
}

/** Deletes a class that the caller has locked; `details` lists what was deleted with it. */
export async function removeClass(
  actor: Actor | null,
  { id, name, enroll_key: enrollKey }: ClassRow,
  context: { now: Date; details: Record<string, unknown> },
): Promise<void> {
  if (await isOnHold(id)) throw new AppError('class.held');
  await deleteClass(id);
  await audit({
    at: context.now,
    actorId: actor?.userId ?? null,
    action: actor ? 'class.delete' : 'class.retention_end',
    subject: 'class',
    subjectId: id,
    details: { name, enrollKey, ...context.details },
  });
}
