import { z } from 'zod';
import { classMemberSchema, classSubmissionSchema, missedAssignmentSchema } from './classes.ts';
import { assignmentIdSchema, classIdSchema, fileIdSchema, submissionIdSchema } from './ids.ts';
import { gradeMethodSchema, overallStatusSchema } from './statuses.ts';
import {
  deadlineSchema,
  studentFileSchema,
  studentSubmissionSchema,
  timelineEntrySchema,
} from './submissions.ts';
import { daySchema, instantSchema } from './wire.ts';

/** A class in a coordinator's list; `endtDate` is a typo that the API keeps. */
export const overseenClassSchema = z.object({
  id: classIdSchema,
  title: z.string(),
  instructorFirstName: z.string(),
  instructorLastName: z.string(),
  subjectArea: z.string(),
  studentLevel: z.string(),
  startDate: daySchema,
  endtDate: daySchema,
  timezone: z.string(),
  numberOfStudents: z.number().int(),
  /** Archived by its instructor, but still listed for coordinators. */
  archived: z.boolean(),
});
export type OverseenClass = z.infer<typeof overseenClassSchema>;

const overseenStudentSchema = classMemberSchema.pick({
  id: true,
  firstName: true,
  lastName: true,
  email: true,
});

const overseenAssignmentSchema = z.object({
  id: assignmentIdSchema,
  title: z.string(),
  startDate: instantSchema,
  endDate: instantSchema,
  autoSubmission: z.boolean(),
  autoEvaluate: z.boolean(),
  preventAfterDueDate: z.boolean(),
});

/** A class for a coordinator without single texts, which are requested when a row is opened. */
export const overseenOverviewSchema = z.object({
  id: classIdSchema,
  className: z.string(),
  subjectArea: z.string(),
  studentLevel: z.string(),
  startDate: daySchema,
  endDate: daySchema,
  classTimeZone: z.string(),
  gradeMethod: gradeMethodSchema,
  archived: z.boolean(),
  students: z.array(overseenStudentSchema),
  assignments: z.array(overseenAssignmentSchema),
  /** Assignments whose enforced deadline has passed for a student who never started. */
  missed: z.array(missedAssignmentSchema),
  /** Assignments with texts whose names are hidden: whether a student has such a text is not revealed. */
  withoutNames: z.array(assignmentIdSchema),
});
export type OverseenOverview = z.infer<typeof overseenOverviewSchema>;

/** The same with each student's texts. */
export const overseenDetailSchema = overseenOverviewSchema.extend({
  students: z.array(overseenStudentSchema.extend({ submissions: z.array(classSubmissionSchema) })),
});
export type OverseenDetail = z.infer<typeof overseenDetailSchema>;

/** A text for a coordinator, read-only. */
export const overseenSubmissionSchema = z.object({
  submissionId: submissionIdSchema,
  classId: classIdSchema,
  assignmentId: assignmentIdSchema,
  /** In reading order, from 0. */
  currentStudentIndex: z.number().int(),
  numberOfStudents: z.number().int(),
  classTitle: z.string(),
  assignmentTitle: z.string(),
  studentName: z.string(),
  status: overallStatusSchema,
  /** 0 to 100; null if there is no score. */
  effort: z.number().int().min(0).max(100).nullable(),
  revision: z.number().int().min(0).max(100).nullable(),
  classTimezone: z.string(),
  lastModification: instantSchema.nullable(),
  numberOfVersions: z.number().int(),
  fileId: fileIdSchema,
  createDate: instantSchema,
  assignmentStartDate: instantSchema,
  deadlines: z.array(deadlineSchema),
  /** The state of each step. */
  timeline: z.array(timelineEntrySchema),
  /** What has been handed in, by step. */
  submissions: z.array(studentSubmissionSchema),
  /** Files that the student has started. */
  additionalFiles: z.array(studentFileSchema),
});
export type OverseenSubmission = z.infer<typeof overseenSubmissionSchema>;
