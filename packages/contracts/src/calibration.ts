import { z } from 'zod';
import { assignmentIdSchema, classIdSchema, submissionIdSchema, userIdSchema } from './ids.ts';
import { markerSchema, markSchema } from './second-marking.ts';
import { gradeMethodSchema } from './statuses.ts';
import { instantSchema } from './wire.ts';

/** A team marks the same few texts of a class, and nobody sees the marks of the others before all are there. */

/** How many texts a round takes, where there are as many. */
export const calibrationTexts = 3;

export const beginCalibrationBodySchema = z
  .object({ assignmentId: assignmentIdSchema, markerIds: z.array(userIdSchema).min(2).max(200) })
  .refine(({ markerIds }) => new Set(markerIds).size === markerIds.length);
export type BeginCalibrationBody = z.infer<typeof beginCalibrationBodySchema>;

export const calibratedTextSchema = z.object({
  submissionId: submissionIdSchema,
  name: z.string(),
  /** The mark of whoever asks, if they are in the team. */
  own: markSchema.nullable(),
  /** How many of the team have marked it. */
  given: z.number().int(),
  /** All that there are, once marks are shown. */
  marks: z.array(z.object({ marker: markerSchema, mark: markSchema })).nullable(),
});
export type CalibratedText = z.infer<typeof calibratedTextSchema>;

export const calibrationSchema = z.object({
  assignmentId: assignmentIdSchema,
  assignmentTitle: z.string(),
  classId: classIdSchema,
  className: z.string(),
  gradeMethod: gradeMethodSchema,
  /** The letters of the class. */
  gradeOptions: z.array(z.string()),
  /** Who may be asked to mark, and how many texts there are: for the instructor, before a round is begun. */
  markers: z.array(markerSchema),
  numberOfTexts: z.number().int(),
  round: z
    .object({
      begunAt: instantSchema,
      /** Those who may still grade in the class: nobody waits for the others. */
      team: z.array(markerSchema),
      isShown: z.boolean(),
      isMember: z.boolean(),
    })
    .nullable(),
  texts: z.array(calibratedTextSchema),
  can: z.object({ manage: z.boolean() }),
});
export type Calibration = z.infer<typeof calibrationSchema>;
