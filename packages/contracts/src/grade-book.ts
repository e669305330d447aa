import { z } from 'zod';
import { draftTypeSchema } from './assignments.ts';
import { maxProcessShare } from './grade-arithmetic.ts';
import { gradeScaleSchema } from './grade-scales.ts';
import { assignmentIdSchema, classIdSchema, draftIdSchema, submissionIdSchema, userIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { gradeMethodSchema } from './statuses.ts';
import { bareText } from './texts.ts';
import { instantSchema, pointsSchema, rowVersionSchema, scoreSchema } from './wire.ts';

/** How an assignment is graded, beside its drafts and what they count. */
const gradingFields = {
  /** Students see a grade only when it is released. */
  holdsBack: z.boolean(),
  /** Those who grade see no names until the grades are released: it holds them back, too. */
  isAnonymous: z.boolean(),
  /** Percent of the grade that effort and revision may make up; 0 is none. */
  processShare: z.number().int().min(0).max(maxProcessShare),
  scale: gradeScaleSchema,
};
export const gradingSettingsSchema = z.object({ ...gradingFields, version: z.number().int() });
export type GradingSettings = z.infer<typeof gradingSettingsSchema>;

export const changeGradingBodySchema = z.object({
  assignmentId: assignmentIdSchema,
  ...gradingFields,
  version: rowVersionSchema,
});
export type ChangeGradingBody = z.infer<typeof changeGradingBodySchema>;

export const releaseGradesBodySchema = z.object({
  assignmentId: assignmentIdSchema,
  /** All that have a grade, if not given. */
  submissionIds: z.array(submissionIdSchema).min(1).max(limits.gradeChanges).optional(),
});
export type ReleaseGradesBody = z.infer<typeof releaseGradesBodySchema>;
export const releasedGradesSchema = z.object({
  released: z.number().int(),
  /** Stay held back, since there is nothing to show. */
  ungraded: z.number().int(),
});

const gradeFields = { grade: scoreSchema, alternateGrade: z.string().nullable() };

export const gradeBookDraftSchema = z.object({
  draftId: draftIdSchema,
  title: z.string(),
  weight: z.number(),
  draftType: draftTypeSchema,
});
export const gradeBookAssignmentSchema = z.object({
  id: assignmentIdSchema,
  title: z.string(),
  endDate: instantSchema,
  /** What it weighs in the class. */
  pointValue: pointsSchema,
  drafts: z.array(gradeBookDraftSchema),
  settings: gradingSettingsSchema,
  /** Of students of the class: texts begun, with a grade, and with one that is held back. */
  numberOfTexts: z.number().int(),
  numberOfGraded: z.number().int(),
  numberOfHeld: z.number().int(),
  /** Texts whose names are hidden; while there is one, nobody's line says whether there is a text. */
  numberOfHidden: z.number().int(),
});
export type GradeBookAssignment = z.infer<typeof gradeBookAssignmentSchema>;

/** What there is to know of the last step beside its grade: late, with an exception that the student has or had, or missed. */
export const gradeMarkSchema = z.enum(['late', 'excused', 'missed']).nullable();
export type GradeMark = z.infer<typeof gradeMarkSchema>;

const gradeBookTextSchema = z.object({
  submissionId: submissionIdSchema,
  assignmentId: assignmentIdSchema,
  studentId: userIdSchema,
  ...gradeFields,
  /** Otherwise it is graded knowingly only. */
  isSubmitted: z.boolean(),
  isShown: z.boolean(),
  mark: gradeMarkSchema,
});
export type GradeBookText = z.infer<typeof gradeBookTextSchema>;

/** The grades of a class; texts whose names are hidden are left out. */
export const gradeBookSchema = z.object({
  classId: classIdSchema,
  className: z.string(),
  gradeMethod: gradeMethodSchema,
  gradeOptions: z.array(z.string()),
  timezone: z.string(),
  assignments: z.array(gradeBookAssignmentSchema),
  students: z.array(
    z.object({ id: userIdSchema, firstName: z.string(), lastName: z.string(), email: z.string() }),
  ),
  texts: z.array(gradeBookTextSchema),
  /** Drafts whose enforced deadline has passed for a student who never began; none where names are hidden. */
  missed: z.array(z.object({ studentId: userIdSchema, draftId: draftIdSchema })),
  can: z.object({ grade: z.boolean() }),
});
export type GradeBook = z.infer<typeof gradeBookSchema>;

/** One text of an assignment with its drafts; by name, or in no order that says whose it is. */
export const gradeBookRowSchema = z.object({
  submissionId: submissionIdSchema,
  /** Null while the name is hidden. */
  studentId: userIdSchema.nullable(),
  name: z.string(),
  ...gradeFields,
  isSubmitted: z.boolean(),
  isShown: z.boolean(),
  mark: gradeMarkSchema,
  effort: z.number().nullable(),
  revision: z.number().nullable(),
  drafts: z.array(z.object({ draftId: draftIdSchema, ...gradeFields, isSubmitted: z.boolean() })),
});
export type GradeBookRow = z.infer<typeof gradeBookRowSchema>;
export const assignmentGradesSchema = z.object({
  assignment: gradeBookAssignmentSchema,
  rows: z.array(gradeBookRowSchema),
});
export type AssignmentGrades = z.infer<typeof assignmentGradesSchema>;

/** A grade as it stands in a cell: points, a letter, or none. */
const cellGradeSchema = z.union([pointsSchema, bareText().min(1), z.null()]);

/** One cell: of a text as a whole or, with a draft, of that. */
const gradeChangeSchema = z.object({
  submissionId: submissionIdSchema,
  draftId: draftIdSchema.nullable(),
  grade: cellGradeSchema,
  /** What the cell showed: with another grade there meanwhile nothing is written. */
  replaces: cellGradeSchema,
});
export type GradeChange = z.infer<typeof gradeChangeSchema>;

const cellOf = ({ submissionId, draftId }: GradeChange) => `${submissionId} ${draftId}`;

export const changeGradesBodySchema = z.object({
  classId: classIdSchema,
  changes: z
    .array(gradeChangeSchema)
    .min(1)
    .max(limits.gradeChanges)
    .refine((changes) => new Set(changes.map(cellOf)).size === changes.length),
  /** Texts and drafts that nobody has handed in are meant, too. */
  unsubmitted: z.boolean().default(false),
});
export type ChangeGradesBody = z.infer<typeof changeGradesBodySchema>;
export const changedGradesSchema = z.object({ changed: z.number().int() });

export const exportGradesQuerySchema = z.object({
  classId: classIdSchema,
  format: z.enum(['csv', 'xlsx']),
  /** Of comma-separated values: programs open a file by the habits of the country they are set to. */
  separator: z.enum(['comma', 'semicolon']).default('comma'),
});
export type ExportGradesQuery = z.infer<typeof exportGradesQuerySchema>;

/** A table of grades, as multipart/form-data: CSV or the first sheet of a workbook. */
export const readGradesBodySchema = z.object({ classId: classIdSchema, selectedFile: z.file().optional() });

export const gradeProblemSchema = z.enum([
  ...(['student', 'twice', 'column', 'grade'] as const),
  ...(['not_started', 'hidden', 'code'] as const),
]);
/** What a file of grades would change; nothing is written yet. */
export const readGradesSchema = z.object({
  changes: z.array(
    gradeChangeSchema.extend({ name: z.string(), column: z.string(), isSubmitted: z.boolean() }),
  ),
  unchanged: z.number().int(),
  /** What cannot be taken, cell by cell or line by line; the rest can. The first of them where there are very many. */
  problems: z.array(
    z.object({ line: z.number().int(), column: z.string(), value: z.string(), reason: gradeProblemSchema }),
  ),
  numberOfProblems: z.number().int(),
  /** Heads of columns that are no assignment of the class. */
  ignored: z.array(z.string()),
});
export type ReadGrades = z.infer<typeof readGradesSchema>;
export type GradeProblem = z.infer<typeof gradeProblemSchema>;
