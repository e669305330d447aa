import { classIdSchema, lookupIdSchema, userIdSchema } from '@redraft/contracts';
import { z } from 'zod';

/** The basis of a plan, and its contents. Both travel between threads as JSON: parsing it takes long for a large school. */

const roleSchema = z.enum(['student', 'teacher', 'assistant']);
const accountRoleSchema = z.enum(['student', 'instructor']);

export const knownSchemas = {
  people: z.object({
    sourcedId: z.string(),
    userId: userIdSchema,
    isMade: z.boolean(),
    isDeleted: z.boolean(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
  }),
  classes: z.object({
    sourcedId: z.string(),
    classId: classIdSchema,
    name: z.string(),
    startDay: z.string(),
    endDay: z.string(),
    isMade: z.boolean(),
    isArchived: z.boolean(),
    isOver: z.boolean(),
  }),
  places: z.object({ class: z.string(), user: z.string(), role: roleSchema, name: z.string() }),
  accounts: z.object({ userId: userIdSchema, email: z.string(), isPrivileged: z.boolean() }),
  usernames: z.object({ username: z.string() }),
  classKeys: z.object({ key: z.string(), classId: classIdSchema }),
  areas: z.object({ id: lookupIdSchema, name: z.string() }),
} as const;

type Known<Kind extends keyof typeof knownSchemas> = z.infer<(typeof knownSchemas)[Kind]>;
export type KnownPerson = Known<'people'>;
export type KnownClass = Known<'classes'>;

/** The current state, before the import. */
export interface KnownState {
  /** By sourcedId, as the classes below. */
  people: ReadonlyMap<string, KnownPerson>;
  classes: ReadonlyMap<string, KnownClass>;
  /** Places that an import has given, by `placeKey`. */
  places: ReadonlyMap<string, Known<'places'>>;
  /** By address in lower case. */
  accounts: ReadonlyMap<string, Known<'accounts'>>;
  /** In lower case. */
  usernames: ReadonlySet<string>;
  /** By enrolment key in upper case. */
  classKeys: ReadonlyMap<string, Known<'classKeys'>['classId']>;
  /** Subject areas by name in lower case. */
  areas: ReadonlyMap<string, number>;
}

/** The groups of changes, in the order in which they are made. */
export const planSchemas = {
  accountsToCreate: z.object({
    sourcedId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    username: z.string(),
    role: accountRoleSchema,
  }),
  accountsToConnect: z.object({ sourcedId: z.string(), userId: userIdSchema, role: accountRoleSchema }),
  accountsToChange: z.object({
    userId: userIdSchema,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
  }),
  classesToCreate: z.object({
    sourcedId: z.string(),
    name: z.string(),
    startDay: z.string(),
    endDay: z.string(),
    /** SourcedId of the person who will own it. */
    teacher: z.string(),
    /** Null for the subject area of the source. */
    subjectAreaId: lookupIdSchema.nullable(),
  }),
  classesToConnect: z.object({ sourcedId: z.string(), classId: classIdSchema }),
  classesToChange: z.object({
    classId: classIdSchema,
    name: z.string(),
    startDay: z.string(),
    endDay: z.string(),
  }),
  classesToArchive: z.object({ classId: classIdSchema }),
  placesToRemove: z.object({ class: z.string(), user: z.string(), role: roleSchema }),
  placesToAdd: z.object({ class: z.string(), user: z.string(), role: roleSchema }),
} as const;

export type PlanGroup = keyof typeof planSchemas;
export type PlanItem<Group extends PlanGroup> = z.infer<(typeof planSchemas)[Group]>;
export type Plan = { [Group in PlanGroup]: PlanItem<Group>[] };
