import { z } from 'zod';
import { assignmentIdSchema, classIdSchema } from './ids.ts';

/** How writers are identified in a research export: by keyed codes, or by name. */
export const researchWritersSchema = z.enum(['codes', 'names']);
export type ResearchWriters = z.infer<typeof researchWritersSchema>;

/** A row of measures per text; also the log of its changes; also the content of these changes. */
export const researchContentSchema = z.enum(['measures', 'events', 'texts']);
export type ResearchContent = z.infer<typeof researchContentSchema>;

const researchChoiceSchema = z.object({
  writers: researchWritersSchema.default('codes'),
  content: researchContentSchema.default('measures'),
});
export type ResearchChoice = z.infer<typeof researchChoiceSchema>;

export const researchOfClassQuerySchema = researchChoiceSchema.extend({ classId: classIdSchema });
export type ResearchOfClassQuery = z.infer<typeof researchOfClassQuerySchema>;

export const researchOfAssignmentQuerySchema = researchChoiceSchema.extend({
  assignmentId: assignmentIdSchema,
});
export type ResearchOfAssignmentQuery = z.infer<typeof researchOfAssignmentQuerySchema>;
