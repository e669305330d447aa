import type { RubricContent, RubricCriterion, RubricId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** Instructors' own rubrics. Every query filters by owner: for others, a rubric is not found. */

export type RubricRow = Awaited<ReturnType<typeof listRubrics>>[number];

function rubrics(ownerId: UserId) {
  return (
    db()
      .selectFrom('rubrics')
      .select(['id', 'title', 'version', 'updated_at'])
      // Cast: written by columns() only.
      .select(sql<RubricCriterion[]>`criteria`.as('criteria'))
      .where('owner_id', '=', ownerId)
  );
}

function columns(content: RubricContent, at: Date) {
  return { title: content.title, criteria: JSON.stringify(content.criteria), updated_at: at };
}

export function listRubrics(ownerId: UserId) {
  return rubrics(ownerId).orderBy(sql`lower(title)`).execute();
}

export function selectRubric(ownerId: UserId, id: RubricId) {
  return rubrics(ownerId).where('id', '=', id).executeTakeFirstOrThrow();
}

export function lockOptionalRubric(ownerId: UserId, id: RubricId) {
  return rubrics(ownerId).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Serialises changes to one library, so that a title that was free is still free when it is used. */
export async function lockLibrary(ownerId: UserId): Promise<void> {
  await db().selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
}

/** Whether another rubric than the one that is being changed has the title, ignoring case. */
export async function isTitleTaken(
  ownerId: UserId,
  title: string,
  exceptId: RubricId | null = null,
): Promise<boolean> {
  let others = rubrics(ownerId).where(sql<boolean>`lower(title) = lower(${title})`);
  if (exceptId !== null) others = others.where('id', '!=', exceptId);
  return (await others.executeTakeFirst()) !== undefined;
}

export async function insertRubric(ownerId: UserId, content: RubricContent, at: Date): Promise<RubricId> {
  const { id } = await db()
    .insertInto('rubrics')
    .values({ ...columns(content, at), owner_id: ownerId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRubric(id: RubricId, content: RubricContent, at: Date): Promise<void> {
  await db()
    .updateTable('rubrics')
    .set({ ...columns(content, at), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteRubric(id: RubricId): Promise<void> {
  await db().deleteFrom('rubrics').where('id', '=', id).execute();
}
