import { z } from 'zod';
import { classIdSchema } from './ids.ts';
import { bareText } from './texts.ts';
import { instantSchema } from './wire.ts';

/** How far the file with all of one's data is. */
export const dataExportSchema = z.object({
  state: z.enum(['none', 'waiting', 'making', 'ready', 'failed']),
  requestedAt: instantSchema.nullable(),
  /** Texts that are in it, of all. */
  done: z.number(),
  total: z.number(),
  /** In bytes; 0 before it is ready. */
  size: z.number(),
  readyAt: instantSchema.nullable(),
  /** Until when it can be downloaded. */
  expiresAt: instantSchema.nullable(),
  problem: z.enum(['too_large', 'no_room', 'failed']).nullable(),
});
export type DataExport = z.infer<typeof dataExportSchema>;

/** Why an account cannot be deleted now. */
const deletionRefusalSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('last_admin') }),
  z.object({
    kind: z.literal('classes'),
    /** Classes of one's own that are not archived and have students. */
    classes: z.array(z.object({ id: classIdSchema, name: z.string(), students: z.number() })),
  }),
]);
export type DeletionRefusal = z.infer<typeof deletionRefusalSchema>;

export const accountDeletionSchema = z.object({
  /** When the account is deleted; null where nobody asked for it. */
  dueAt: instantSchema.nullable(),
  requestedAt: instantSchema.nullable(),
  /** By what somebody shows that it is their own wish. */
  confirmBy: z.enum(['password', 'username']),
  /** Days between the request and the deletion. */
  graceDays: z.number(),
  refusals: z.array(deletionRefusalSchema),
});
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

export const requestDeletionBodySchema = z.object({
  /** The password, or the username where the account has none here. */
  confirmation: bareText().min(1).max(1024),
});
export type RequestDeletionBody = z.infer<typeof requestDeletionBodySchema>;
