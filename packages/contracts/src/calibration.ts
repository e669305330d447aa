import { z } from 'zod';
import { assignmentIdSchema, classIdSchema, submissionIdSchema, userIdSchema } from './ids.ts';
import { markerSchema, markSchema } from './second-marking.ts';
import { gradeMethodSchema } from './statuses.ts';
import { instantSchema } from './wire.ts';

/** Calibration: a team marks the same few texts of a class, and marks stay hidden from the others until all are complete. */

/** Texts per round, if there are enough. */
export const calibrationTexts = 3;

export const beginCalibrationBodySchema = z
  .object({ assignmentId: assignmentIdSchema, markerIds: z.array(userIdSchema).min(2).max(200) })
  .refine(({ markerIds }) => new Set(markerIds).size === markerIds.length);
export type BeginCalibrationBody = z.infer<typeof beginCalibrationBodySchema>;

export const calibratedTextSchema = z.object({
  submissionId: submissionIdSchema,
  name: z.string(),
  /** The requester's own mark, if they are in the team. */
  own: markSchema.nullable(),
  /** How many team members have marked it. */
  given: z.number().int(),
  /** All marks, once they are shown. */
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
  /** Possible markers and the number of texts: for the instructor, before a round begins. */
  markers: z.array(markerSchema),
  numberOfTexts: z.number().int(),
  round: z
    .object({
      begunAt: instantSchema,
      /** Team members who may still grade in the class; the others are not waited for. */
      team: z.array(markerSchema),
      isShown: z.boolean(),
      isMember: z.boolean(),
    })
    .nullable(),
  texts: z.array(calibratedTextSchema),
  can: z.object({ manage: z.boolean() }),
});
export type Calibration = z.infer<typeof calibrationSchema>;
