import type { ClassId, UserId } from '@redraft/contracts';
import { z } from 'zod';
import { grantedRoles, rolesWith } from '../../access/index.ts';
import { addAccounts, changeRosterAccount, giveRoleToMany } from '../accounts/index.ts';
import { listAssignments } from '../assignments/index.ts';
import { archiveRosterClass, changeRosterClass, createRosterClass } from '../classes/index.ts';
import {
  deletePlaces,
  insertClasses,
  insertPeople,
  insertPlaces,
  listPlaces,
  type PlaceRow,
  selectOptionalPerson,
} from './link-queries.ts';
import { givePlaces, withdrawPlaces } from './places.ts';
import { type PlanGroup, type PlanItem, planSchemas } from './plan-shapes.ts';
import type { SourceRow } from './source-queries.ts';

export interface Applying {
  source: SourceRow;
  /** Null for the nightly run. */
  actorId: UserId | null;
  /** Whether people choose a password here. */
  isLocal: boolean;
  /** Called after each batch with the number of changes made so far. */
  onApplied: (done: number) => Promise<void>;
  now: Date;
}

/** Applies a plan in the transaction of the caller, batch by batch. */
export async function applyPlan(groups: Record<PlanGroup, string[]>, context: Applying): Promise<void> {
  const inTurn = createTurns(groups, context.onApplied);
  await inTurn('accountsToCreate', (batch) => createAccounts(batch, context));
  await inTurn('accountsToConnect', (batch) => connectAccounts(batch, context));
  await inTurn('accountsToChange', (batch) => changeAccounts(batch, context));
  await inTurn('classesToCreate', (batch) => createClasses(batch, context));
  await inTurn('classesToConnect', (batch) =>
    insertClasses(
      context.source.id,
      batch.map((one) => ({ ...one, isMade: false })),
      context.now,
    ),
  );
  await inTurn('classesToChange', (batch) => changeClasses(batch, context));
  await inTurn('classesToArchive', (batch) => archiveClasses(batch, context));
  await inTurn('placesToRemove', async (batch) =>
    removePlaces(await listPlaces(context.source.id, batch), context),
  );
  await inTurn('placesToAdd', async (batch) =>
    addPlaces(await listPlaces(context.source.id, batch), context),
  );
}

function createTurns(groups: Record<PlanGroup, string[]>, onApplied: Applying['onApplied']) {
  let done = 0;
  return async <Group extends PlanGroup>(
    group: Group,
    act: (batch: PlanItem<Group>[]) => Promise<void>,
  ): Promise<void> => {
    for (const text of groups[group]) {
      // Cast: the schema of a group has the type of its items.
      const batch = z.array(planSchemas[group]).parse(JSON.parse(text)) as PlanItem<Group>[];
      await act(batch);
      done += batch.length;
      await onApplied(done);
    }
  };
}

const rolesFor = {
  student: rolesWith('enrollment.join'),
  instructor: rolesWith('class.create'),
} as const;

async function createAccounts(
  batch: readonly PlanItem<'accountsToCreate'>[],
  { source, actorId, isLocal, now }: Applying,
): Promise<void> {
  const people = batch.map(({ role, sourcedId: _sourcedId, ...person }) => ({
    ...person,
    phone: '',
    profile: [],
    roles: rolesFor[role].map((name) => ({ name, selected: true })),
  }));
  const ids = await addAccounts({ userId: actorId }, { people, isLocal }, now);
  const made = batch.flatMap(({ sourcedId, email }) => {
    const userId = ids.get(email);
    return userId === undefined ? [] : [{ sourcedId, userId, isMade: true }];
  });
  await insertPeople(source.id, made, now);
}

async function connectAccounts(
  batch: readonly PlanItem<'accountsToConnect'>[],
  { source, now }: Applying,
): Promise<void> {
  await insertPeople(
    source.id,
    batch.map(({ sourcedId, userId }) => ({ sourcedId, userId, isMade: false })),
    now,
  );
  for (const role of ['student', 'instructor'] as const) {
    const ids = batch.filter((one) => one.role === role).map(({ userId }) => userId);
    await giveRoleToMany(ids, grantedRoles[role]);
  }
}

async function changeAccounts(
  batch: readonly PlanItem<'accountsToChange'>[],
  { actorId, isLocal, now }: Applying,
): Promise<void> {
  for (const person of batch) await changeRosterAccount({ actorId, isLocal }, person, now);
}

async function createClasses(
  batch: readonly PlanItem<'classesToCreate'>[],
  { source, actorId, now }: Applying,
): Promise<void> {
  const made: { sourcedId: string; classId: ClassId; isMade: boolean }[] = [];
  for (const { sourcedId, teacher, subjectAreaId, ...values } of batch) {
    const ownerId = await selectOptionalPerson(source.id, teacher);
    if (ownerId === undefined) throw new Error(`The teacher of the class ${sourcedId} has no account.`);
    await giveRoleToMany([ownerId], grantedRoles.instructor);
    const classId = await createRosterClass(
      {
        ...values,
        actorId,
        ownerId,
        timeZone: source.time_zone,
        subjectAreaId: subjectAreaId ?? source.subject_area_id,
        studentLevelId: source.student_level_id,
      },
      now,
    );
    made.push({ sourcedId, classId, isMade: true });
  }
  await insertClasses(source.id, made, now);
}

async function changeClasses(
  batch: readonly PlanItem<'classesToChange'>[],
  { actorId, now }: Applying,
): Promise<void> {
  for (const { classId, ...values } of batch) {
    const assignments = await listAssignments(classId);
    await changeRosterClass({ ...values, id: classId, actorId, assignments }, now);
  }
}

async function archiveClasses(
  batch: readonly PlanItem<'classesToArchive'>[],
  { actorId, now }: Applying,
): Promise<void> {
  for (const { classId } of batch) await archiveRosterClass({ id: classId, actorId }, now);
}

async function removePlaces(rows: readonly PlaceRow[], { source, actorId, now }: Applying): Promise<void> {
  for (const [classId, places] of Map.groupBy(rows, (row) => row.classId))
    await withdrawPlaces({ classId, places, actorId }, now);
  await deletePlaces(source.id, rows);
}

async function addPlaces(rows: readonly PlaceRow[], { source, actorId, now }: Applying): Promise<void> {
  const learning = rows.filter(({ role }) => role === 'student').map(({ userId }) => userId);
  const teaching = rows.filter(({ role }) => role === 'teacher').map(({ userId }) => userId);
  await giveRoleToMany(learning, grantedRoles.student);
  await giveRoleToMany(teaching, grantedRoles.instructor);
  for (const [classId, places] of Map.groupBy(rows, (row) => row.classId))
    await givePlaces({ classId, places, actorId }, now);
  await insertPlaces(source.id, rows, now);
}
