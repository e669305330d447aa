import {
  type AuditedAction,
  type ChangeRubricBody,
  orderLevels,
  type Rubric,
  type RubricContent,
  type RubricId,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { presentRubric } from './present.ts';
import {
  deleteRubric,
  insertRubric,
  isTitleTaken,
  listRubrics,
  lockLibrary,
  lockOptionalRubric,
  type RubricRow,
  selectRubric,
  updateRubric,
} from './queries.ts';

/** By title. */
export async function listOwnRubrics(actor: Actor): Promise<Rubric[]> {
  return (await listRubrics(actor.userId)).map(presentRubric);
}

export async function addRubric(actor: Actor, content: RubricContent, now: Date): Promise<Rubric> {
  return inTransaction(async () => {
    await lockLibrary(actor.userId);
    if (await isTitleTaken(actor.userId, content.title)) throw new AppError('rubric.title_taken');
    const id = await insertRubric(actor.userId, orderLevels(content), now);
    await record(actor, { action: 'rubric.create', id, details: { title: content.title }, now });
    return presentRubric(await selectRubric(actor.userId, id));
  });
}

/** Changes the rubric in the library only: assignments keep their own copies. */
export async function changeRubric(actor: Actor, body: ChangeRubricBody, now: Date): Promise<Rubric> {
  const { id, version, ...content } = body;
  return inTransaction(async () => {
    await lockLibrary(actor.userId);
    const before = await lockOwnRubric(actor, id);
    if (version !== before.version) throw new AppError('conflict.changed');
    if (await isTitleTaken(actor.userId, content.title, id)) throw new AppError('rubric.title_taken');
    const ordered = orderLevels(content);
    await updateRubric(id, ordered, now);
    const details = { before: { title: before.title, criteria: before.criteria }, after: ordered };
    await record(actor, { action: 'rubric.update', id, details, now });
    return presentRubric(await selectRubric(actor.userId, id));
  });
}

export async function removeRubric(actor: Actor, id: RubricId, now: Date): Promise<void> {
  await inTransaction(async () => {
    const { title, criteria } = await lockOwnRubric(actor, id);
    await deleteRubric(id);
    await record(actor, { action: 'rubric.delete', id, details: { title, criteria }, now });
  });
}

async function lockOwnRubric(actor: Actor, id: RubricId): Promise<RubricRow> {
  const rubric = await lockOptionalRubric(actor.userId, id);
  if (!rubric) throw new AppError('not_found');
  return rubric;
}

async function record(
  actor: Actor,
  entry: { action: AuditedAction; id: RubricId; details: Record<string, unknown>; now: Date },
): Promise<void> {
  const { action, id, details, now } = entry;
  await audit({ at: now, actorId: actor.userId, action, subject: 'rubric', subjectId: id, details });
}
