import { z } from 'zod';
import { assignmentIdSchema, classIdSchema, contextIdSchema, draftIdSchema } from './ids.ts';
import { bareText } from './texts.ts';
import { instantSchema, timeZoneSchema } from './wire.ts';

/** The question of a learning platform, which activities an instructor wants in the course (LTI Deep Linking). */
const requestIdSchema = z.uuid();
export const deepLinkingQuerySchema = z.object({ id: requestIdSchema });

/** At most so many are picked at once, where the platform takes several. */
export const maxDeepLinks = 50;

export const deepLinkingSchema = z.object({
  contextId: contextIdSchema,
  /** Whether the platform takes several activities at once. */
  acceptsMultiple: z.boolean(),
  /** Null until the course is connected. */
  class: z
    .object({
      id: classIdSchema,
      name: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      classTimeZone: timeZoneSchema,
    })
    .nullable(),
  /** Of the class, the latest first. */
  assignments: z.array(
    z.object({
      id: assignmentIdSchema,
      title: z.string(),
      deadline: instantSchema,
      points: z.number(),
      /** A link of the course leads there already, and was opened. */
      isLinked: z.boolean(),
      drafts: z.array(z.object({ id: draftIdSchema, title: z.string(), type: z.enum(['DRAFT', 'FINAL']) })),
    }),
  ),
  can: z.object({ create: z.boolean() }),
});
export type DeepLinking = z.infer<typeof deepLinkingSchema>;

export const answerDeepLinkingBodySchema = z.object({
  id: requestIdSchema,
  /** None at all to cancel. */
  assignmentIds: z.array(assignmentIdSchema).max(maxDeepLinks),
  /** A link and a column of the gradebook for each draft, where the platform takes several. */
  isByDraft: z.boolean().default(false),
});
export type AnswerDeepLinkingBody = z.infer<typeof answerDeepLinkingBodySchema>;

/** The page that brings the answer to the platform takes it, once. */
export const deepLinkingAnswerSchema = z.object({ code: bareText().min(1).max(200) });
