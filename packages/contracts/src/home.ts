import { z } from 'zod';
import { assignmentIdSchema, classIdSchema, submissionIdSchema } from './ids.ts';
import { instantSchema } from './wire.ts';

/** Maximum number of entries of each kind on the overview; the pages of the classes show all. */
export const maxHomeEntries = { due: 12, news: 8, toRead: 10, notBegun: 10, deadlines: 20 } as const;

/** An assignment and its class. */
const place = {
  assignmentId: assignmentIdSchema,
  title: z.string(),
  classId: classIdSchema,
  className: z.string(),
  classTimeZone: z.string(),
};
/** A draft by title, or the final text. */
const step = { stepTitle: z.string(), isFinal: z.boolean() };
const countSchema = z.number().int().min(0);

/** The next step that a student can start or continue in an assignment. */
const dueStepSchema = z.object({
  ...place,
  ...step,
  /** The deadline that applies to this student; null if there is no end. */
  deadline: instantSchema.nullable(),
  hasBegun: z.boolean(),
  /** The last save of the text; null if there is none. */
  savedAt: instantSchema.nullable(),
});
export type DueStep = z.infer<typeof dueStepSchema>;

const dueReviewSchema = z.object({ ...place, ...step, deadline: instantSchema });
export type DueReview = z.infer<typeof dueReviewSchema>;

/** Something new that the student has not opened yet. */
const newsSchema = z.object({
  ...place,
  kind: z.enum(['feedback_added', 'review_received', 'grade_released']),
  at: instantSchema,
});
export type News = z.infer<typeof newsSchema>;

const studentHomeSchema = z.object({
  classes: countSchema,
  /** By deadline; entries without one last. */
  due: z.array(dueStepSchema),
  reviews: z.array(dueReviewSchema),
  /** Newest first. */
  news: z.array(newsSchema),
});
export type StudentHome = z.infer<typeof studentHomeSchema>;

/** Submitted texts of an assignment that the requester has not opened since. */
const toReadSchema = z.object({
  ...place,
  texts: countSchema,
  oldestAt: instantSchema,
  /** The one that has waited longest. */
  submissionId: submissionIdSchema,
});
export type ToRead = z.infer<typeof toReadSchema>;

/** Students who have not started an assignment with a step that is due soon. */
const notBegunSchema = z.object({
  ...place,
  /** The earliest one. */
  deadline: instantSchema,
  students: countSchema,
  /** Some of them by name; empty if names are hidden. */
  names: z.array(z.string()),
});
export type NotBegun = z.infer<typeof notBegunSchema>;

const deadlineSchema = z.object({
  ...place,
  ...step,
  deadline: instantSchema,
  handedIn: countSchema,
  students: countSchema,
});
export type ComingDeadline = z.infer<typeof deadlineSchema>;

const staffHomeSchema = z.object({
  classes: countSchema,
  /** Longest waiting first. */
  toRead: z.array(toReadSchema),
  notBegun: z.array(notBegunSchema),
  /** In the next seven days. */
  deadlines: z.array(deadlineSchema),
});
export type StaffHome = z.infer<typeof staffHomeSchema>;

/** The user's next tasks, for each role in classes. */
export const homeSchema = z.object({
  learning: studentHomeSchema.nullable(),
  teaching: staffHomeSchema.nullable(),
  assisting: staffHomeSchema.nullable(),
  /** All classes of the institution. */
  overseeing: staffHomeSchema.pick({ classes: true, deadlines: true }).nullable(),
});
export type Home = z.infer<typeof homeSchema>;
