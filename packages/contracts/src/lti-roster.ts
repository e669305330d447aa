import { z } from 'zod';
import { assignmentIdSchema, classIdSchema, resourceLinkIdSchema } from './ids.ts';
import { bareText } from './texts.ts';
import { instantSchema, timeZoneSchema } from './wire.ts';

/** The roster of a class follows the course of a learning platform (LTI Names and Role Provisioning Services). */

/** Why the members of a course could not be read. */
export const courseRosterProblemSchema = z.enum(['no_answer', 'refused', 'unreadable', 'too_many']);
export type CourseRosterProblem = z.infer<typeof courseRosterProblemSchema>;

export const courseRosterQuerySchema = z.object({ classId: classIdSchema });

/** How the class and its course stand to each other. */
export const courseRosterSchema = z.object({
  /** Null for a class that is connected with no course. */
  course: z
    .object({
      title: z.string(),
      platformName: z.string(),
      /** Whether the platform tells who is in the course. */
      isOffered: z.boolean(),
      /** What became of the last attempt; `stopped`: more than half would leave, and nobody was asked. */
      state: z.enum(['never', 'synchronised', 'failed', 'stopped']),
      problem: courseRosterProblemSchema.nullable(),
      /** What the platform answered, in a few technical words. */
      detail: z.string().nullable(),
      leaving: z.number().int().nullable(),
      triedAt: instantSchema.nullable(),
      synchronisedAt: instantSchema.nullable(),
    })
    .nullable(),
});
export type CourseRoster = z.infer<typeof courseRosterSchema>;

/** What synchronising does for a person. */
export const memberOutcomeSchema = z.enum([
  'joins',
  'returns', // had left with the course, and is back
  'leaves', // texts stay
  'changes_role',
  'moves', // into another section
  'skipped',
]);
export type MemberOutcome = z.infer<typeof memberOutcomeSchema>;

/** Why a member of the course is skipped. */
export const skipReasonSchema = z.enum([
  'no_role', // of the course: observers, mentors
  'account_closed',
  'privileged', // manages here, and signs in here
  'added_here', // has another role in the class, which was given here
  'removed_here', // by whoever owns the class
]);
export type SkipReason = z.infer<typeof skipReasonSchema>;

const courseRoleSchema = z.enum(['instructor', 'assistant', 'student']);

export const courseRosterChangeSchema = z.object({
  name: z.string(),
  /** In the course; null without one, and for whoever leaves. */
  role: courseRoleSchema.nullable(),
  outcome: memberOutcomeSchema,
  reason: skipReasonSchema.nullable(),
  /** Into which section; null where that does not change. */
  section: z.string().nullable(),
});
export type CourseRosterChange = z.infer<typeof courseRosterChangeSchema>;

/** At most so many changes are listed; all are counted. */
export const maxListedChanges = 2000;

export const rosterPreviewBodySchema = z.object({ classId: classIdSchema });
export const rosterPreviewSchema = z.object({
  /** Of exactly these changes: synchronising names it. */
  fingerprint: z.string(),
  changes: z.array(courseRosterChangeSchema).max(maxListedChanges),
  counts: z.partialRecord(memberOutcomeSchema, z.number().int()),
  unchanged: z.number().int(),
  newSections: z.array(z.string()),
  /** Whether so many leave that somebody has to confirm it. */
  needsConfirmation: z.boolean(),
});
export type RosterPreview = z.infer<typeof rosterPreviewSchema>;

export const synchroniseRosterBodySchema = z.object({
  classId: classIdSchema,
  fingerprint: bareText().min(1).max(100),
  confirmsRemovals: z.boolean().default(false),
});
export type SynchroniseRosterBody = z.infer<typeof synchroniseRosterBodySchema>;
export const synchronisedRosterSchema = rosterPreviewSchema.pick({ counts: true, unchanged: true });
export type SynchronisedRoster = z.infer<typeof synchronisedRosterSchema>;

/** A link of a course that leads to no assignment yet. */
export const bareLinkQuerySchema = z.object({ id: resourceLinkIdSchema });
export const bareLinkSchema = z.object({
  title: z.string(),
  courseTitle: z.string(),
  className: z.string(),
  classTimeZone: timeZoneSchema,
  classPage: z.string(),
  /** Where the link leads by now; null while it leads nowhere. */
  target: z.string().nullable(),
  can: z.object({ choose: z.boolean() }),
  /** Of the class, the latest first; for whoever may choose. */
  assignments: z.array(
    z.object({
      id: assignmentIdSchema,
      title: z.string(),
      deadline: instantSchema,
      isLinked: z.boolean(),
      drafts: z.number().int(),
    }),
  ),
});
export type UnassignedLink = z.infer<typeof bareLinkSchema>;

export const chooseLinkTargetBodySchema = z.object({
  id: resourceLinkIdSchema,
  /** Null: the class as a whole. */
  assignmentId: assignmentIdSchema.nullable(),
});
export type ChooseLinkTargetBody = z.infer<typeof chooseLinkTargetBodySchema>;
export const chosenLinkTargetSchema = z.object({ target: z.string() });
