import { languages, written } from '@redraft/sentences';
import { z } from 'zod';
import { grantedAccommodationSchema } from './accommodations.ts';
import { assignmentDetailSchema, describedFields } from './assignments.ts';
import {
  assignmentIdSchema,
  classIdSchema,
  lookupIdSchema,
  sectionIdSchema,
  submissionIdSchema,
  userIdSchema,
} from './ids.ts';
import { limits } from './limits.ts';
import { assistantMarkingSchema } from './marking.ts';
import { reviewersOfSchema } from './peer-review-rounds.ts';
import { peerReviewSchema, previewItemSchema } from './peer-reviews.ts';
import { classInvitationSchema } from './roster.ts';
import { storedCriterionScoresSchema } from './rubric-scores.ts';
import { storedRubricSchema } from './rubrics.ts';
import { classSectionSchema } from './sections.ts';
import {
  gradeMethodSchema,
  letterGradeSchema,
  letterInUseSchema,
  overallStatusSchema,
  submissionStatusSchema,
} from './statuses.ts';
import { draftSummarySchema } from './submissions.ts';
import { titleText } from './texts.ts';
import {
  chosenDaySchema,
  daySchema,
  instantSchema,
  rowVersionSchema,
  scoreSchema,
  timeZoneSchema,
} from './wire.ts';

const classNameSchema = titleText(limits.className);

export const registerClassBodySchema = z.object({
  classname: classNameSchema,
  enrollkey: z.string().regex(/^[A-Z]{2}-[A-Z0-9]{5}$/),
  classStartDate: chosenDaySchema,
  classEndDate: chosenDaySchema,
  subjectarea: lookupIdSchema,
  studentlevel: lookupIdSchema,
  classTimeZone: timeZoneSchema,
  gradeMethod: gradeMethodSchema.default('Numeric'),
  grades: z.array(letterGradeSchema).default([]),
});
export type RegisterClassBody = z.infer<typeof registerClassBodySchema>;

export const updateClassBodySchema = registerClassBodySchema
  .omit({ enrollkey: true })
  .extend({ id: classIdSchema, version: rowVersionSchema.optional() });
export type UpdateClassBody = z.infer<typeof updateClassBodySchema>;

export const classListItemSchema = z.object({
  id: classIdSchema,
  className: z.string(),
  enrollkey: z.string(),
  subjectArea: z.string(),
  studentLevel: z.string(),
  startDate: daySchema,
  endDate: daySchema,
  classTimeZone: z.string(),
  archived: z.boolean(),
  numberOfStudents: z.number().int(),
  numberOfAssignments: z.number().int(),
  /** Texts that students have begun, those of students who have left included. */
  numberOfSubmissions: z.number().int(),
});
export type ClassListItem = z.infer<typeof classListItemSchema>;

export const classSubmissionSchema = z.object({
  submissionId: submissionIdSchema,
  assignmentId: assignmentIdSchema,
  assignmentTitle: z.string(),
  createDate: instantSchema,
  lastChangeDate: instantSchema.nullable(),
  /** With an exception that lasts, that; each draft's own says whether it is handed in. */
  status: overallStatusSchema,
  late: z.boolean(),
  score: scoreSchema,
  alternateGrade: z.string().nullable(),
  totalTime: z.number().int(),
  draftSubmissions: z.array(draftSummarySchema),
});
export type ClassSubmission = z.infer<typeof classSubmissionSchema>;

export const classStudentSchema = z.object({
  id: userIdSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  totalTime: z.number().int(),
  sectionId: sectionIdSchema.nullable(),
  /** What the student is granted: the one for the class first. */
  accommodations: z.array(grantedAccommodationSchema),
  submissions: z.array(classSubmissionSchema),
});

const classFields = {
  id: classIdSchema,
  className: z.string(),
  instructorName: z.string(),
  subjectArea: z.string(),
  studentLevel: z.string(),
  startDate: daySchema,
  endDate: daySchema,
  classTimeZone: z.string(),
  gradeMethod: gradeMethodSchema,
};

/** A student on the page of a large class: the single texts are asked for when a row is opened. */
export const classMemberSchema = classStudentSchema.omit({ submissions: true });
export type ClassMember = z.infer<typeof classMemberSchema>;

/** How far the students of the class are with an assignment: by its final step, and by a draft as long as that says more. */
export const assignmentProgressSchema = z.object({
  handedIn: z.number().int(),
  /** Of those handed in, the ones without a grade since. */
  toGrade: z.number().int(),
  /** Of those handed in, the ones after their deadline. */
  late: z.number().int(),
  /** The draft that tells how far the class is now; null where that is the final text. */
  draft: z.object({ title: z.string(), handedIn: z.number().int() }).nullable(),
});
export type AssignmentProgress = z.infer<typeof assignmentProgressSchema>;

export const classAssignmentSchema = z.object({
  id: assignmentIdSchema,
  title: z.string(),
  description: z.string(),
  startDate: instantSchema,
  endDate: instantSchema,
  pointValue: z.number(),
  autoSubmission: z.boolean(),
  preventAfterDueDate: z.boolean(),
  visible: z.boolean(),
  stoped: z.boolean(),
  /** Texts for it, those of students who have left included. */
  numberOfStarted: z.number().int(),
  progress: assignmentProgressSchema,
  /** Some draft is reviewed until some time, and somebody has a reviewer. */
  peerReviewConfigured: z.boolean(),
  /** Whoever asks is one of the two who mark texts of it twice. */
  isMarker: z.boolean(),
  /** Whoever asks is in the team of its calibration round. */
  isCalibrating: z.boolean(),
});
export type ClassAssignment = z.infer<typeof classAssignmentSchema>;

export const missedAssignmentSchema = z.object({
  assignmentId: assignmentIdSchema,
  studentId: userIdSchema,
});

/** The class for its staff, without single texts: a page for three hundred students opens with it. */
export const classOverviewSchema = z.object({
  audience: z.literal('staff'),
  ...classFields,
  subjectAreaId: z.number().int(),
  studentLevelId: z.number().int(),
  enrollKey: z.string(),
  enrollkey: z.string(),
  grades: z.array(letterGradeSchema),
  /** These stay selected. */
  lettersInUse: z.array(letterInUseSchema),
  archived: z.boolean(),
  version: z.number().int(),
  /** By name. */
  sections: z.array(classSectionSchema),
  students: z.array(classMemberSchema),
  /** Awaited, but not in the class yet; by name. */
  invitations: z.array(classInvitationSchema),
  /** In which language mails invite them; null until it was chosen. */
  invitationLanguage: z.enum(languages).nullable(),
  assignments: z.array(classAssignmentSchema),
  /** Assignments whose enforced deadline has passed for a student who never began: there is no text of them. */
  missed: z.array(missedAssignmentSchema),
  /** Assignments with texts whose names are hidden: of nobody who has none is told whether that is so. */
  withoutNames: z.array(assignmentIdSchema),
  assistants: z.array(
    z.object({
      id: userIdSchema,
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      marking: assistantMarkingSchema,
    }),
  ),
  can: z.object({ manage: z.boolean() }),
});
export type ClassOverview = z.infer<typeof classOverviewSchema>;

/** The whole class for its staff. */
export const classDetailSchema = classOverviewSchema.extend({
  students: z.array(classStudentSchema),
  assignments: z.array(
    assignmentDetailSchema.extend({
      progress: assignmentProgressSchema,
      isMarker: classAssignmentSchema.shape.isMarker,
      isCalibrating: classAssignmentSchema.shape.isCalibrating,
      /** For each student of the class the text for this assignment among `students`, null before its start. */
      studentSubmissions: z.array(
        z.object({ studentId: userIdSchema, submissionId: submissionIdSchema.nullable() }),
      ),
    }),
  ),
});
export type ClassDetail = z.infer<typeof classDetailSchema>;

/** The texts of one student, or those for one assignment. */
export const classSubmissionsQuerySchema = z
  .object({
    classId: classIdSchema,
    studentId: userIdSchema.optional(),
    assignmentId: assignmentIdSchema.optional(),
  })
  .refine((query) => (query.studentId === undefined) !== (query.assignmentId === undefined), {
    error: written('class.one_named'),
  });
export type ClassSubmissionsQuery = z.infer<typeof classSubmissionsQuerySchema>;
export const ownedSubmissionSchema = classSubmissionSchema.extend({ studentId: userIdSchema });
export type OwnedSubmission = z.infer<typeof ownedSubmissionSchema>;

/** What an enrolled student receives: no other student, no key. */
export const studentClassDetailSchema = z.object({
  audience: z.literal('student'),
  ...classFields,
  assignments: z.array(
    z.object({
      id: assignmentIdSchema,
      title: z.string(),
      ...describedFields,
      startDate: instantSchema,
      endDate: instantSchema,
      score: scoreSchema,
      alternateGrade: z.string().nullable(),
      status: submissionStatusSchema.nullable(),
      isWriteable: z.boolean(),
      /** The one to begin or to go on with, and until when: null without an end. Null where there is nothing to do. */
      nextStep: z
        .object({ title: z.string(), isFinal: z.boolean(), deadline: instantSchema.nullable() })
        .nullable(),
      /** The last draft that is handed in, while the final text is not. */
      draftReached: z.object({ title: z.string(), status: submissionStatusSchema }).nullable(),
      rubric: storedRubricSchema.nullable(),
      /** What the own text got by it, with the grade and not before it. */
      rubricScores: storedCriterionScoresSchema,
      /** The first texts that the student may begin to review; `fetchPreview` has all. */
      previewList: z.array(previewItemSchema),
      /** Whose texts the student was given; nobody's where names are not told. */
      peerReview: z.array(reviewersOfSchema),
      anonymous: z.boolean(),
      openReview: z.boolean(),
    }),
  ),
  /** Those that the student has begun, the first that is due first. */
  reviews: z.array(peerReviewSchema),
});
export type StudentClassDetail = z.infer<typeof studentClassDetailSchema>;

export const getClassAnswerSchema = z.discriminatedUnion('audience', [
  classDetailSchema,
  studentClassDetailSchema,
]);

/** As `getclass`, without single texts. */
export const classOverviewAnswerSchema = z.discriminatedUnion('audience', [
  classOverviewSchema,
  studentClassDetailSchema,
]);
