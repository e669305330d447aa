import { z } from 'zod';
import { draftTypeSchema } from './assignments.ts';
import { maxProcessShare } from './grade-arithmetic.ts';
import { gradeScaleSchema } from './grade-scales.ts';
import { assignmentIdSchema, classIdSchema, draftIdSchema, submissionIdSchema, userIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { gradeMethodSchema } from './statuses.ts';
import { bareText } from './texts.ts';
import { instantSchema, pointsSchema, rowVersionSchema, scoreSchema } from './wire.ts';

/** The grading settings of an assignment besides its drafts and their weights. */
const gradingFields = {
  /** Students see a grade only after its release. */
  holdsBack: z.boolean(),
  /** Names are hidden from graders until grades are released; this implies holding grades back. */
  isAnonymous: z.boolean(),
  /** Percent of the grade for effort and revision; 0 for none. */
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
  /** All graded texts if absent. */
  submissionIds: z.array(submissionIdSchema).min(1).max(limits.gradeChanges).optional(),
});
export type ReleaseGradesBody = z.infer<typeof releaseGradesBodySchema>;
export const releasedGradesSchema = z.object({
  released: z.number().int(),
  /** Not released, because they have no grade. */
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
  /** Weight in the class. */
  pointValue: pointsSchema,
  drafts: z.array(gradeBookDraftSchema),
  settings: gradingSettingsSchema,
  /** Of current students: texts started, graded, and graded but held back. */
  numberOfTexts: z.number().int(),
  numberOfGraded: z.number().int(),
  numberOfHeld: z.number().int(),
  /** Texts with hidden names; while there are any, no student's row reveals whether there is a text. */
  numberOfHidden: z.number().int(),
});
export type GradeBookAssignment = z.infer<typeof gradeBookAssignmentSchema>;

/** The status of the final text besides its grade: late, with a present or past exception, or missed. */
export const gradeMarkSchema = z.enum(['late', 'excused', 'missed']).nullable();
export type GradeMark = z.infer<typeof gradeMarkSchema>;

const gradeBookTextSchema = z.object({
  submissionId: submissionIdSchema,
  assignmentId: assignmentIdSchema,
  studentId: userIdSchema,
  ...gradeFields,
  /** If false, grading it requires confirmation. */
  isSubmitted: z.boolean(),
  isShown: z.boolean(),
  mark: gradeMarkSchema,
});
export type GradeBookText = z.infer<typeof gradeBookTextSchema>;

/** The grades of a class, without texts whose names are hidden. */
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
  /** Drafts whose enforced deadline has passed for a student who never started; empty if names are hidden. */
  missed: z.array(z.object({ studentId: userIdSchema, draftId: draftIdSchema })),
  can: z.object({ grade: z.boolean() }),
});
export type GradeBook = z.infer<typeof gradeBookSchema>;

/** A text of an assignment with its drafts; ordered by name, or by an order that reveals no one. */
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

/** A grade in a cell: points, a letter, or none. */
const cellGradeSchema = z.union([pointsSchema, bareText().min(1), z.null()]);

/** A cell: a text as a whole, or one of its drafts. */
const gradeChangeSchema = z.object({
  submissionId: submissionIdSchema,
  draftId: draftIdSchema.nullable(),
  grade: cellGradeSchema,
  /** The grade that the cell showed: if it has changed meanwhile, nothing is written. */
  replaces: cellGradeSchema,
});
export type GradeChange = z.infer<typeof gradeChangeSchema>;

const getCellKey = ({ submissionId, draftId }: GradeChange) => `${submissionId} ${draftId}`;

export const changeGradesBodySchema = z.object({
  classId: classIdSchema,
  changes: z
    .array(gradeChangeSchema)
    .min(1)
    .max(limits.gradeChanges)
    .refine((changes) => new Set(changes.map(getCellKey)).size === changes.length),
  /** Confirms grading texts and drafts that were not handed in. */
  unsubmitted: z.boolean().default(false),
});
export type ChangeGradesBody = z.infer<typeof changeGradesBodySchema>;
export const changedGradesSchema = z.object({ changed: z.number().int() });

export const exportGradesQuerySchema = z.object({
  classId: classIdSchema,
  format: z.enum(['csv', 'xlsx']),
  /** The separator of the CSV file: spreadsheet programs expect the one of their locale. */
  separator: z.enum(['comma', 'semicolon']).default('comma'),
});
export type ExportGradesQuery = z.infer<typeof exportGradesQuerySchema>;

/** A table of grades, as multipart/form-data: CSV or the first sheet of a workbook. */
export const readGradesBodySchema = z.object({ classId: classIdSchema, selectedFile: z.file().optional() });

export const gradeProblemSchema = z.enum([
  ...(['student', 'twice', 'column', 'grade'] as const),
  ...(['not_started', 'hidden', 'code'] as const),
]);
/** A preview of the changes in a file of grades; nothing is written. */
export const readGradesSchema = z.object({
  changes: z.array(
    gradeChangeSchema.extend({ name: z.string(), column: z.string(), isSubmitted: z.boolean() }),
  ),
  unchanged: z.number().int(),
  /** Cells or lines that cannot be imported; the others can. Truncated if there are very many. */
  problems: z.array(
    z.object({ line: z.number().int(), column: z.string(), value: z.string(), reason: gradeProblemSchema }),
  ),
  numberOfProblems: z.number().int(),
  /** Column headers that match no assignment of the class. */
  ignored: z.array(z.string()),
});
export type ReadGrades = z.infer<typeof readGradesSchema>;
export type GradeProblem = z.infer<typeof gradeProblemSchema>;
