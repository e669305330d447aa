import { z } from 'zod';
import { lookupIdSchema, rosterSourceIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { bareText, titleText } from './texts.ts';
import { flagSchema, instantSchema, timeZoneSchema } from './wire.ts';

/** OneRoster 1.2 (and 1.1): people, classes and enrolments of a student information system, as CSV files or from its rostering service. */

/** What an import does. */
export const rosterChangeKinds = [
  'account_created',
  'account_connected',
  'account_changed',
  'class_created',
  'class_connected',
  'class_changed',
  'class_archived',
  'student_added',
  'student_removed',
  'staff_added',
  'staff_removed',
] as const;
export const rosterChangeKindSchema = z.enum(rosterChangeKinds);
export type RosterChangeKind = z.infer<typeof rosterChangeKindSchema>;

/** Why a record is left out; that is no error. */
export const rosterSkipReasons = [
  'other_role',
  'inactive',
  'no_email',
  'privileged',
  'deleted_account',
  'no_teacher',
  'class_over',
  'class_archived',
] as const;
export const rosterSkipReasonSchema = z.enum(rosterSkipReasons);
export type RosterSkipReason = z.infer<typeof rosterSkipReasonSchema>;

/** Errors of a record; nothing is imported while there is one. */
export const rosterProblems = [
  'column_missing',
  'file_missing',
  'mode_unknown',
  'value_missing',
  'value_too_long',
  'id_repeated',
  'status_unknown',
  'date_invalid',
  'dates_reversed',
  'email_invalid',
  'email_repeated',
  'email_taken',
  'reference_unknown',
] as const;
export const rosterProblemSchema = z.enum(rosterProblems);
export type RosterProblem = z.infer<typeof rosterProblemSchema>;

export const rosterProblemLineSchema = z.object({
  /** The CSV file, or the collection of the service. */
  file: z.string(),
  /** From 1, including the header; null for a record of a service. */
  line: z.number().int().nullable(),
  field: z.string(),
  sourcedId: z.string(),
  problem: rosterProblemSchema,
  /** The allowed number of characters, with `value_too_long`; absent in runs that an earlier version recorded. */
  max: z.number().int().optional(),
});
export type RosterProblemLine = z.infer<typeof rosterProblemLineSchema>;

export const rosterChangeSchema = z.object({
  kind: rosterChangeKindSchema,
  /** Of the person, or of the class. */
  name: z.string(),
  /** Of the class that the person joins or leaves; empty without one. */
  className: z.string(),
  /** What changes besides: the address of an account, the dates of a class. */
  detail: z.string(),
  /** Of a new account whose username is not that of the system; null for every other change. */
  renamed: z
    .object({ given: z.string(), username: z.string(), reason: z.enum(['missing', 'invalid', 'taken']) })
    .nullable(),
});
export type RosterChange = z.infer<typeof rosterChangeSchema>;

const countSchema = z.number().int();
export const rosterCountsSchema = z.record(rosterChangeKindSchema, countSchema);
export type RosterCounts = z.infer<typeof rosterCountsSchema>;

export const rosterFileSchema = z.object({
  name: z.string(),
  /** Bulk replaces everything of its kind; delta contains only what has changed. */
  mode: z.enum(['bulk', 'delta']),
  rows: countSchema,
});
export type RosterFile = z.infer<typeof rosterFileSchema>;

export const rosterImportSchema = z.object({
  files: z.array(rosterFileSchema),
  counts: rosterCountsSchema,
  skipped: z.record(rosterSkipReasonSchema, countSchema),
  /** Removals first, then new usernames that the system does not have; at most `limits.rosterChangesListed`. */
  changes: z.array(rosterChangeSchema),
  /** At most `limits.rosterProblemsListed`. */
  problems: z.array(rosterProblemLineSchema),
  problemCount: countSchema,
  /** Identifies what the import would do: only what was previewed is carried out. */
  digest: z.string(),
  isDone: z.boolean(),
});
export type RosterImport = z.infer<typeof rosterImportSchema>;

/** Why an import that a worker carries out did nothing. */
export const rosterRunReasons = [
  'problems',
  'many_removals',
  'unreachable',
  'refused',
  'unreadable',
  'too_many_rows',
  'other',
] as const;
export const rosterRunReasonSchema = z.enum(rosterRunReasons);

export const rosterRunSchema = z.object({
  at: instantSchema,
  isNightly: z.boolean(),
  outcome: z.enum(['done', 'refused', 'failed']),
  counts: rosterCountsSchema,
  problems: z.array(rosterProblemLineSchema),
  problemCount: countSchema,
  /** Why it was refused or failed. */
  reason: rosterRunReasonSchema.nullable(),
});
export type RosterRun = z.infer<typeof rosterRunSchema>;

const addressSchema = bareText().trim().max(limits.rosterServiceUrl).pipe(z.url());
const serviceFields = {
  /** Includes the version, such as https://sis.example.org/ims/oneroster/rostering/v1p2. */
  baseUrl: addressSchema,
  tokenUrl: addressSchema,
  clientId: bareText().trim().min(1).max(limits.rosterServiceClient),
  /** Whether changes are imported each night without a preview. */
  isNightly: z.boolean(),
};

export const newRosterSourceSchema = z.object({
  name: titleText(limits.rosterSourceName),
  /** Of new classes. */
  timeZone: timeZoneSchema,
  subjectAreaId: lookupIdSchema,
  studentLevelId: lookupIdSchema,
  /** The rostering service; null for a system that is imported by files. */
  service: z
    .object({
      ...serviceFields,
      /** Empty to keep the stored one. */
      clientSecret: bareText().max(limits.rosterServiceSecret).default(''),
    })
    .nullable()
    .default(null),
});
export type NewRosterSource = z.infer<typeof newRosterSourceSchema>;

export const changeRosterSourceSchema = z.object({
  id: rosterSourceIdSchema,
  ...newRosterSourceSchema.shape,
});
export type ChangeRosterSource = z.infer<typeof changeRosterSourceSchema>;

export const rosterSourceSchema = z.object({
  ...changeRosterSourceSchema.shape,
  name: z.string(),
  service: z.object({ ...serviceFields, baseUrl: z.string(), tokenUrl: z.string() }).nullable(),
  people: countSchema,
  classes: countSchema,
  /** The last ones, newest first. */
  runs: z.array(rosterRunSchema),
});
export type RosterSource = z.infer<typeof rosterSourceSchema>;

export const rosterSourcesSchema = z.object({
  sources: z.array(rosterSourceSchema),
  subjectAreas: z.array(z.object({ id: lookupIdSchema, name: z.string() })),
  studentLevels: z.array(z.object({ id: lookupIdSchema, name: z.string() })),
});
export const rosterSourceQuerySchema = z.object({ id: rosterSourceIdSchema });
export const madeRosterSourceSchema = z.object({ id: rosterSourceIdSchema });

export const requestRosterImportBodySchema = z.object({
  id: rosterSourceIdSchema,
  /** Only previews the import. */
  dryRun: flagSchema.default(false),
  /** Of the preview; without it, the import is carried out whatever it does. */
  digest: bareText().max(100).optional(),
});

export const importRosterFilesBodySchema = requestRosterImportBodySchema.omit({ digest: true }).extend({
  /** One zip, or the CSV files. */
  file: z.union([z.file(), z.array(z.file()).min(1).max(limits.oneRosterFiles)]).optional(),
});

const requestedSchema = z.object({ isDryRun: z.boolean(), origin: z.enum(['files', 'service']) });

/** An import that somebody has asked for and a worker carries out, as far as it is. */
export const requestedRosterImportSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  requestedSchema.extend({
    state: z.enum(['waiting', 'running']),
    /** How many have been read so far. */
    records: countSchema,
    /** 0 until the changes begin. */
    changesPlanned: countSchema,
    changesMade: countSchema,
  }),
  requestedSchema.extend({ state: z.literal('done'), answer: rosterImportSchema }),
  requestedSchema.extend({ state: z.literal('failed'), reason: rosterRunReasonSchema }),
]);
export type RequestedRosterImport = z.infer<typeof requestedRosterImportSchema>;
