import { written } from '@redraft/sentences';
import { z } from 'zod';
import { grantedAccommodation } from './accommodations.ts';
import { assignmentDetail } from './assignments.ts';
import { assignmentId, classId, lookupId, sectionId, submissionId, userId } from './ids.ts';
import { limits } from './limits.ts';
import { classInvitation } from './roster.ts';
import { keptRubric } from './rubrics.ts';
import { classSection } from './sections.ts';
import { gradeMethod, letterGrade, letterInUse, submissionStatus } from './statuses.ts';
import { draftSummary } from './submissions.ts';
import { titleText } from './texts.ts';
import { chosenDay, day, instant, rowVersion, score, timeZone } from './wire.ts';

const className = titleText(limits.className);

export const registerClassBody = z.object({
  classname: className,
  enrollkey: z.string().regex(/^[A-Z]{2}-[A-Z0-9]{5}$/),
  classStartDate: chosenDay,
  classEndDate: chosenDay,
  subjectarea: lookupId,
  studentlevel: lookupId,
  classTimeZone: timeZone,
  gradeMethod: gradeMethod.default('Numeric'),
  grades: z.array(letterGrade).default([]),
});
export type RegisterClassBody = z.infer<typeof registerClassBody>;

export const updateClassBody = registerClassBody
  .omit({ enrollkey: true })
  .extend({ id: classId, version: rowVersion.optional() });
export type UpdateClassBody = z.infer<typeof updateClassBody>;

export const classListItem = z.object({
  id: classId,
  className: z.string(),
  enrollkey: z.string(),
  subjectArea: z.string(),
  studentLevel: z.string(),
  startDate: day,
  endDate: day,
  classTimeZone: z.string(),
  archived: z.boolean(),
  numberOfStudents: z.number().int(),
  numberOfAssignments: z.number().int(),
  /** Texts that students have begun, those of students who have left included. */
  numberOfSubmissions: z.number().int(),
});
export type ClassListItem = z.infer<typeof classListItem>;

export const classSubmission = z.object({
  submissionId,
  assignmentId,
  assignmentTitle: z.string(),
  createDate: instant,
  lastChangeDate: instant.nullable(),
  status: submissionStatus,
  late: z.boolean(),
  score,
  alternateGrade: z.string().nullable(),
  totalTime: z.number().int(),
  draftSubmissions: z.array(draftSummary),
});
export type ClassSubmission = z.infer<typeof classSubmission>;

export const classStudent = z.object({
  id: userId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  totalTime: z.number().int(),
  sectionId: sectionId.nullable(),
  /** What the student is granted: the one for the class first. */
  accommodations: z.array(grantedAccommodation),
  submissions: z.array(classSubmission),
});

const classFields = {
  id: classId,
  className: z.string(),
  instructorName: z.string(),
  subjectArea: z.string(),
  studentLevel: z.string(),
  startDate: day,
  endDate: day,
  classTimeZone: z.string(),
  gradeMethod,
};

/** A student on the page of a large class: the single texts are asked for when a row is opened. */
export const classMember = classStudent.omit({ submissions: true });
export type ClassMember = z.infer<typeof classMember>;

export const classAssignment = z.object({
  id: assignmentId,
  title: z.string(),
  description: z.string(),
  startDate: instant,
  endDate: instant,
  pointValue: z.number(),
  autoSubmission: z.boolean(),
  preventAfterDueDate: z.boolean(),
  visible: z.boolean(),
  stoped: z.boolean(),
  /** Texts for it, those of students who have left included. */
  numberOfStarted: z.number().int(),
});
export type ClassAssignment = z.infer<typeof classAssignment>;

/** The class for its staff, without single texts: a page for three hundred students opens with it. */
export const classOverview = z.object({
  audience: z.literal('staff'),
  ...classFields,
  subjectAreaId: z.number().int(),
  studentLevelId: z.number().int(),
  enrollKey: z.string(),
  enrollkey: z.string(),
  grades: z.array(letterGrade),
  /** These stay selected. */
  lettersInUse: z.array(letterInUse),
  archived: z.boolean(),
  version: z.number().int(),
  /** By name. */
  sections: z.array(classSection),
  students: z.array(classMember),
  /** Awaited, but not in the class yet; by name. */
  invitations: z.array(classInvitation),
  assignments: z.array(classAssignment),
  assistants: z.array(
    z.object({ id: userId, firstName: z.string(), lastName: z.string(), email: z.string() }),
  ),
  can: z.object({ manage: z.boolean() }),
});
export type ClassOverview = z.infer<typeof classOverview>;

/** The whole class for its staff. */
export const classDetail = classOverview.extend({
  students: z.array(classStudent),
  assignments: z.array(
    assignmentDetail.extend({
      /** For each student of the class the text for this assignment among `students`, null before its start. */
      studentSubmissions: z.array(z.object({ studentId: userId, submissionId: submissionId.nullable() })),
    }),
  ),
});
export type ClassDetail = z.infer<typeof classDetail>;

/** The texts of one student, or those for one assignment. */
export const classSubmissionsQuery = z
  .object({ classId, studentId: userId.optional(), assignmentId: assignmentId.optional() })
  .refine((query) => (query.studentId === undefined) !== (query.assignmentId === undefined), {
    error: written('class.one_named'),
  });
export type ClassSubmissionsQuery = z.infer<typeof classSubmissionsQuery>;
export const ownedSubmission = classSubmission.extend({ studentId: userId });
export type OwnedSubmission = z.infer<typeof ownedSubmission>;

/** What an enrolled student receives: no other student, no key. */
export const studentClassDetail = z.object({
  audience: z.literal('student'),
  ...classFields,
  assignments: z.array(
    z.object({
      id: assignmentId,
      title: z.string(),
      description: z.string(),
      startDate: instant,
      endDate: instant,
      score,
      alternateGrade: z.string().nullable(),
      status: submissionStatus.nullable(),
      isWriteable: z.boolean(),
      rubric: keptRubric.nullable(),
    }),
  ),
});
export type StudentClassDetail = z.infer<typeof studentClassDetail>;

export const getClassAnswer = z.discriminatedUnion('audience', [classDetail, studentClassDetail]);

/** As `getclass`, without single texts. */
export const classOverviewAnswer = z.discriminatedUnion('audience', [classOverview, studentClassDetail]);
