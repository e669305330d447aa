import { formatSentence, languages } from '@redraft/sentences';
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
  /** Texts that students have started, including those of former students. */
  numberOfSubmissions: z.number().int(),
});
export type ClassListItem = z.infer<typeof classListItemSchema>;

export const classSubmissionSchema = z.object({
  submissionId: submissionIdSchema,
  assignmentId: assignmentIdSchema,
  assignmentTitle: z.string(),
  createDate: instantSchema,
  lastChangeDate: instantSchema.nullable(),
  /** A current exception takes precedence; each draft's own status tells whether it is handed in. */
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
  /** The student's accommodations, that for the class first. */
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

/** A student on the page of a large class: texts are requested when a row is opened. */
export const classMemberSchema = classStudentSchema.omit({ submissions: true });
export type ClassMember = z.infer<typeof classMemberSchema>;

/** The students' progress in an assignment: by its final text, and by a draft while that is more informative. */
export const assignmentProgressSchema = z.object({
  handedIn: z.number().int(),
  /** Those handed in and not graded since. */
  toGrade: z.number().int(),
  /** Those handed in after their deadline. */
  late: z.number().int(),
  /** The draft that shows the current progress; null if that is the final text. */
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
  /** Its texts, including those of former students. */
  numberOfStarted: z.number().int(),
  progress: assignmentProgressSchema,
  /** Some draft is reviewed, and at least one student has a reviewer. */
  peerReviewConfigured: z.boolean(),
  /** The requester is one of the two markers of some of its texts. */
  isMarker: z.boolean(),
  /** The requester is in the team of its calibration round. */
  isCalibrating: z.boolean(),
});
export type ClassAssignment = z.infer<typeof classAssignmentSchema>;

export const missedAssignmentSchema = z.object({
  assignmentId: assignmentIdSchema,
  studentId: userIdSchema,
});

/** The class for its staff without single texts, so that a page with three hundred students loads quickly. */
export const classOverviewSchema = z.object({
  audience: z.literal('staff'),
  ...classFields,
  subjectAreaId: z.number().int(),
  studentLevelId: z.number().int(),
  enrollKey: z.string(),
  /** The same key, under the name that lists of classes and requests use. */
  enrollkey: z.string(),
  grades: z.array(letterGradeSchema),
  /** These cannot be deselected. */
  lettersInUse: z.array(letterInUseSchema),
  archived: z.boolean(),
  version: z.number().int(),
  /** By name. */
  sections: z.array(classSectionSchema),
  students: z.array(classMemberSchema),
  /** People who have not joined yet; by name. */
  invitations: z.array(classInvitationSchema),
  /** The language of invitation mails; null until chosen. */
  invitationLanguage: z.enum(languages).nullable(),
  assignments: z.array(classAssignmentSchema),
  /** Assignments whose enforced deadline has passed for a student who never started, and so has no text. */
  missed: z.array(missedAssignmentSchema),
  /** Assignments with texts whose names are hidden: whether a student has such a text is not revealed. */
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

/** The complete class for its staff. */
export const classDetailSchema = classOverviewSchema.extend({
  students: z.array(classStudentSchema),
  assignments: z.array(
    assignmentDetailSchema.extend({
      progress: assignmentProgressSchema,
      isMarker: classAssignmentSchema.shape.isMarker,
      isCalibrating: classAssignmentSchema.shape.isCalibrating,
      /** For each student their text for this assignment among `students`; null before its start. */
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
    error: formatSentence('class.one_named'),
  });
export type ClassSubmissionsQuery = z.infer<typeof classSubmissionsQuerySchema>;
export const ownedSubmissionSchema = classSubmissionSchema.extend({ studentId: userIdSchema });
export type OwnedSubmission = z.infer<typeof ownedSubmissionSchema>;

/** What an enrolled student receives: no other students, no key. */
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
      /** The step to start or continue, with its deadline (null if there is no end); null if there is nothing to do. */
      nextStep: z
        .object({ title: z.string(), isFinal: z.boolean(), deadline: instantSchema.nullable() })
        .nullable(),
      /** The last submitted draft, while the final text is not submitted. */
      draftReached: z.object({ title: z.string(), status: submissionStatusSchema }).nullable(),
      rubric: storedRubricSchema.nullable(),
      /** Rubric scores of the student's own text, visible together with the grade. */
      rubricScores: storedCriterionScoresSchema,
      /** The first texts that the student may review; `fetchPreview` returns all. */
      previewList: z.array(previewItemSchema),
      /** The authors assigned to the student; empty if the round is anonymous. */
      peerReview: z.array(reviewersOfSchema),
      anonymous: z.boolean(),
      openReview: z.boolean(),
    }),
  ),
  /** Reviews that the student has started, earliest deadline first. */
  reviews: z.array(peerReviewSchema),
});
export type StudentClassDetail = z.infer<typeof studentClassDetailSchema>;

export const getClassAnswerSchema = z.discriminatedUnion('audience', [
  classDetailSchema,
  studentClassDetailSchema,
]);

/** Like `getclass`, without single texts. */
export const classOverviewAnswerSchema = z.discriminatedUnion('audience', [
  classOverviewSchema,
  studentClassDetailSchema,
]);
