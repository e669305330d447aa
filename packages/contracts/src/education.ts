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

/** A class in the list of a coordinator, who reads all of them; `endtDate` is the wire's own spelling. */
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
  /** Put away by its instructor, and still part of what a coordinator answers for. */
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

/** A class for a coordinator, without single texts: they are asked for when a row is opened. */
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
  /** Assignments whose enforced deadline has passed for a student who never began. */
  missed: z.array(missedAssignmentSchema),
  /** Assignments with texts whose names are hidden: of nobody who has none is told whether that is so. */
  withoutNames: z.array(assignmentIdSchema),
});
export type OverseenOverview = z.infer<typeof overseenOverviewSchema>;

/** The same with each student's texts. */
export const overseenDetailSchema = overseenOverviewSchema.extend({
  students: z.array(overseenStudentSchema.extend({ submissions: z.array(classSubmissionSchema) })),
});
export type OverseenDetail = z.infer<typeof overseenDetailSchema>;

/** What a coordinator reads beside a text: nothing of it can be changed. */
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
  /** 0 to 100; null where there is no score. */
  effort: z.number().int().min(0).max(100).nullable(),
  revision: z.number().int().min(0).max(100).nullable(),
  classTimezone: z.string(),
  lastModification: instantSchema.nullable(),
  numberOfVersions: z.number().int(),
  fileId: fileIdSchema,
  createDate: instantSchema,
  assignmentStartDate: instantSchema,
  deadlines: z.array(deadlineSchema),
  /** Each step as it stands. */
  timeline: z.array(timelineEntrySchema),
  /** What is handed in so far, by step. */
  submissions: z.array(studentSubmissionSchema),
  /** Those that the student has begun. */
  additionalFiles: z.array(studentFileSchema),
});
export type OverseenSubmission = z.infer<typeof overseenSubmissionSchema>;
