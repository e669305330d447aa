import { contentTypeSchema, fileIdSchema } from '@redraft/contracts';
import { z } from 'zod';

/** Without a number, the user's own document of the type. */
export const sampleSchema = z.object({
  type: contentTypeSchema,
  id: z
    .string()
    .trim()
    .regex(/^([1-9]\d{0,14})?$/)
    .transform((id) => (id === '' ? undefined : fileIdSchema.parse(id))),
});

export type Sample = z.infer<typeof sampleSchema>;
