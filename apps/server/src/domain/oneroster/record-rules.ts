import { z } from 'zod';

/** The records of OneRoster that are used, in one form for CSV files and the rostering service (docs/oneroster.md). */
export const recordKinds = [
  'orgs',
  'academicSessions',
  'courses',
  'classes',
  'users',
  'roles',
  'enrollments',
] as const;
export type RecordKind = (typeof recordKinds)[number];

const idSchema = z.string();
const dayOrEmptySchema = z.string();

export const recordSchemas = {
  orgs: z.object({ name: z.string() }),
  academicSessions: z.object({ startDate: z.string(), endDate: z.string() }),
  courses: z.object({ title: z.string(), subjects: z.array(z.string()) }),
  classes: z.object({
    title: z.string(),
    code: z.string(),
    course: idSchema,
    school: idSchema,
    terms: z.array(idSchema),
    subjects: z.array(z.string()),
  }),
  users: z.object({
    firstName: z.string(),
    lastName: z.string(),
    /** In lower case; empty without one. */
    email: z.string(),
    username: z.string(),
    isEnabled: z.boolean(),
    /** Files of version 1.2 have roles as separate records. */
    roles: z.array(z.string()),
  }),
  roles: z.object({
    user: idSchema,
    role: z.string(),
    beginDate: dayOrEmptySchema,
    endDate: dayOrEmptySchema,
  }),
  enrollments: z.object({
    class: idSchema,
    user: idSchema,
    role: z.string(),
    isPrimary: z.boolean(),
    beginDate: dayOrEmptySchema,
    endDate: dayOrEmptySchema,
  }),
} as const;

export type RecordOf<Kind extends RecordKind> = z.infer<(typeof recordSchemas)[Kind]>;

/** All records of a system, by kind and sourcedId. */
export type Roster = { [Kind in RecordKind]: Map<string, RecordOf<Kind>> };

/** One record of a delivery; `record` is null if the system has deleted it. */
export type DeliveredRecord = {
  [Kind in RecordKind]: {
    kind: Kind;
    sourcedId: string;
    record: RecordOf<Kind> | null;
    /** From 1, including the header; null in an answer of a service. */
    line: number | null;
  };
}[RecordKind];

export function emptyRoster(): Roster {
  return {
    orgs: new Map(),
    academicSessions: new Map(),
    courses: new Map(),
    classes: new Map(),
    users: new Map(),
    roles: new Map(),
    enrollments: new Map(),
  };
}

/** Roles that are imported; parents, administrators and others are not. */
const courseRoles = new Map([
  ['student', 'student'],
  ['teacher', 'teacher'],
  ['aide', 'assistant'],
] as const);
export type CourseRole = 'student' | 'teacher' | 'assistant';

export function courseRoleOf(role: string): CourseRole | undefined {
  return new Map<string, CourseRole>(courseRoles).get(role.toLowerCase());
}
