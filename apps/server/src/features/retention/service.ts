import type { ClassId, HoldBody, RetainedClass, Retention } from '@redraft/contracts';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Actor } from '../../access/index.ts';
import { deleteHold, lockClass, selectClass, upsertHold } from '../../domain/classes/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { readSetting, storeSetting } from '../../platform/setting-queries.ts';
import { type EndedClassRow, listDeletableClasses, listEndedClasses } from './queries.ts';
import { computeDeletionDay, computeDeletionStart, computeLastDeletableEnd } from './retention-rules.ts';

const settingName = 'retention of classes';
const settingSchema = z.object({ months: z.number().int().nullable(), changedAt: z.coerce.date() });

async function readRetentionSetting(): Promise<z.infer<typeof settingSchema> | null> {
  const stored = await readSetting(settingName);
  return stored === undefined ? null : settingSchema.parse(JSON.parse(stored));
}

/** Another `months` lists what would be deleted with that setting. */
export async function readRetention(preview: { months?: number | undefined }, now: Date): Promise<Retention> {
  const setting = await readRetentionSetting();
  const months = preview.months ?? setting?.months ?? null;
  const ended = await listEndedClasses(now.toISOString().slice(0, 10));
  return {
    months: setting?.months ?? null,
    deletesFrom: setting?.months ? computeDeletionStart(setting.changedAt).toISOString() : null,
    classes: ended.map((row) => presentClass(row, months)),
  };
}

function presentClass(row: EndedClassRow, months: number | null): RetainedClass {
  const { id, name, owner, students, texts, reason, placed_at: placedAt } = row;
  const { deleted_accounts: deletedAccounts } = row;
  return {
    id,
    name,
    owner,
    endDay: row.end_day,
    students,
    texts,
    deletedFrom: months === null ? null : computeDeletionDay(row.end_day, months),
    hold: reason !== null && placedAt ? { reason, placedAt: placedAt.toISOString(), deletedAccounts } : null,
  };
}

export async function changeRetention(actor: Actor, months: number | null, now: Date): Promise<void> {
  await inTransaction(async () => {
    const before = await readRetentionSetting();
    await storeSetting(settingName, JSON.stringify({ months, changedAt: now.toISOString() }));
    const details = { before: before?.months ?? null, after: months };
    const entry = { actorId: actor.userId, subject: 'class' as const, subjectId: 0, details };
    await audit({ at: now, action: 'class.retention_change', ...entry });
  });
}

export async function placeHold(actor: Actor, { classId, reason }: HoldBody, now: Date): Promise<void> {
  await inTransaction(async () => {
    await lockClass(classId);
    await selectClass(classId);
    await upsertHold({ id: classId, reason, actorId: actor.userId, at: now });
    const entry = { actorId: actor.userId, subject: 'class' as const, subjectId: classId };
    await audit({ at: now, action: 'class.hold', ...entry, details: { reason } });
  });
}

export async function endHold(actor: Actor, classId: ClassId, now: Date): Promise<void> {
  await inTransaction(async () => {
    if (!(await deleteHold(classId))) throw new AppError('not_found');
    const entry = { actorId: actor.userId, subject: 'class' as const, subjectId: classId };
    await audit({ at: now, action: 'class.end_hold', ...entry });
  });
}

export type RemoveClass = (id: ClassId, now: Date) => Promise<void>;

/** Deletes every class whose retention period is over and that is not on hold; a failure does not stop the others. */
export async function deleteExpiredClasses(
  { removeClass, logger }: { removeClass: RemoveClass; logger: Logger },
  now: Date,
): Promise<number> {
  const setting = await readRetentionSetting();
  if (!setting?.months || now < computeDeletionStart(setting.changedAt)) return 0;
  let deleted = 0;
  for (const id of await listDeletableClasses(computeLastDeletableEnd(setting.months, now))) {
    try {
      await removeClass(id, now);
      deleted += 1;
    } catch (error) {
      logger.error({ err: error, classId: id }, 'A class whose time is over could not be deleted');
    }
  }
  return deleted;
}
