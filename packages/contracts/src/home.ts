import { z } from 'zod';
import { assignmentIdSchema, classIdSchema, submissionIdSchema } from './ids.ts';
import { instantSchema } from './wire.ts';

/** How many lines of each kind there are at most: a page is read at a glance; the pages of the classes have all. */
export const maxHomeEntries = { due: 12, news: 8, toRead: 10, notBegun: 10, deadlines: 20 } as const;

/** An assignment with the class that it is in. */
const place = {
  assignmentId: assignmentIdSchema,
  title: z.string(),
  classId: classIdSchema,
  className: z.string(),
  classTimeZone: z.string(),
};
/** A draft by its title, or the final text. */
const step = { stepTitle: z.string(), isFinal: z.boolean() };
const countSchema = z.number().int().min(0);

/** The next step of an assignment that its student can begin or go on with. */
const dueStepSchema = z.object({
  ...place,
  ...step,
  /** The one that holds for this student; null without an end. */
  deadline: instantSchema.nullable(),
  hasBegun: z.boolean(),
  /** When the text was last saved; null while nothing is. */
  savedAt: instantSchema.nullable(),
});
export type DueStep = z.infer<typeof dueStepSchema>;

const dueReviewSchema = z.object({ ...place, ...step, deadline: instantSchema });
export type DueReview = z.infer<typeof dueReviewSchema>;

/** What has come for a student who has not looked at it yet. */
const newsSchema = z.object({
  ...place,
  kind: z.enum(['feedback_added', 'review_received', 'grade_released']),
  at: instantSchema,
});
export type News = z.infer<typeof newsSchema>;

const studentHomeSchema = z.object({
  classes: countSchema,
  /** By deadline, what has none last. */
  due: z.array(dueStepSchema),
  reviews: z.array(dueReviewSchema),
  /** The newest first. */
  news: z.array(newsSchema),
});
export type StudentHome = z.infer<typeof studentHomeSchema>;

/** The texts for an assignment that were handed in and not opened since by who asks. */
const toReadSchema = z.object({
  ...place,
  texts: countSchema,
  oldestAt: instantSchema,
  /** That which has waited longest. */
  submissionId: submissionIdSchema,
});
export type ToRead = z.infer<typeof toReadSchema>;

/** Students who have not begun an assignment with a step that is due soon. */
const notBegunSchema = z.object({
  ...place,
  /** The first that comes. */
  deadline: instantSchema,
  students: countSchema,
  /** Some of them, by name; none where texts are read without names. */
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
  /** That which has waited longest first. */
  toRead: z.array(toReadSchema),
  notBegun: z.array(notBegunSchema),
  /** Of the next seven days. */
  deadlines: z.array(deadlineSchema),
});
export type StaffHome = z.infer<typeof staffHomeSchema>;

/** What is next for who is signed in, for each way to have to do with classes. */
export const homeSchema = z.object({
  learning: studentHomeSchema.nullable(),
  teaching: staffHomeSchema.nullable(),
  assisting: staffHomeSchema.nullable(),
  /** All classes of the institution. */
  overseeing: staffHomeSchema.pick({ classes: true, deadlines: true }).nullable(),
});
export type Home = z.infer<typeof homeSchema>;
