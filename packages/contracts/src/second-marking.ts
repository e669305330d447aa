import { z } from 'zod';
import { assignmentIdSchema, classIdSchema, submissionIdSchema, userIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { gradeMethodSchema } from './statuses.ts';
import { bareText } from './texts.ts';
import { instantSchema, pointsSchema } from './wire.ts';

/** Two people mark texts of an assignment independently: neither sees the other's mark before both exist. */

export const sampleKinds = ['all', 'percent', 'count'] as const;
export const markingSampleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('percent'), amount: z.number().int().min(1).max(100) }),
  z.object({ kind: z.literal('count'), amount: z.number().int().min(1).max(limits.gradeChanges) }),
]);
export type MarkingSample = z.infer<typeof markingSampleSchema>;

export const setUpSecondMarkingBodySchema = z
  .object({
    assignmentId: assignmentIdSchema,
    sample: markingSampleSchema,
    firstId: userIdSchema,
    secondId: userIdSchema,
  })
  .refine(({ firstId, secondId }) => firstId !== secondId);
export type SetUpSecondMarkingBody = z.infer<typeof setUpSecondMarkingBodySchema>;

/** Points or a letter, depending on the class. */
export const markSchema = z.union([pointsSchema, bareText().min(1)]);
export type Mark = z.infer<typeof markSchema>;

export const giveMarkBodySchema = z.object({
  submissionId: submissionIdSchema,
  /** Null removes the own mark. */
  mark: markSchema.nullable(),
});
export type GiveMarkBody = z.infer<typeof giveMarkBodySchema>;

export const settleMarksBodySchema = z.object({
  assignmentId: assignmentIdSchema,
  grades: z
    .array(z.object({ submissionId: submissionIdSchema, grade: markSchema }))
    .min(1)
    .max(limits.gradeChanges),
});
export type SettleMarksBody = z.infer<typeof settleMarksBodySchema>;

export const markerSchema = z.object({ id: userIdSchema, name: z.string() });
export type Marker = z.infer<typeof markerSchema>;

export const doublyMarkedTextSchema = z.object({
  submissionId: submissionIdSchema,
  /** The student, or a code if names are hidden. */
  name: z.string(),
  /** The requester's own mark, if they are one of the markers. */
  own: markSchema.nullable(),
  isFirstDone: z.boolean(),
  isSecondDone: z.boolean(),
  /** Both, once both exist. */
  marks: z.object({ first: markSchema, second: markSchema }).nullable(),
  /** In points, or in steps between letters. */
  difference: z.number().nullable(),
  isSettled: z.boolean(),
  /** The agreed mark, which becomes the grade. */
  grade: markSchema.nullable(),
});
export type DoublyMarkedText = z.infer<typeof doublyMarkedTextSchema>;

export const secondMarkingSchema = z.object({
  assignmentId: assignmentIdSchema,
  classId: classIdSchema,
  assignmentTitle: z.string(),
  className: z.string(),
  timezone: z.string(),
  gradeMethod: gradeMethodSchema,
  gradeOptions: z.array(z.string()),
  /** Possible markers, and the number of texts to sample from: for the instructor, before the sample is drawn. */
  markers: z.array(markerSchema),
  numberOfTexts: z.number().int(),
  drawn: z
    .object({
      sample: markingSampleSchema,
      first: markerSchema,
      second: markerSchema,
      drawnAt: instantSchema,
      /** Which marker the requester is, if any. */
      place: z.enum(['first', 'second']).nullable(),
    })
    .nullable(),
  texts: z.array(doublyMarkedTextSchema),
  can: z.object({ manage: z.boolean() }),
});
export type SecondMarking = z.infer<typeof secondMarkingSchema>;
