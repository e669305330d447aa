import { z } from 'zod';
import { classIdSchema } from './ids.ts';
import { bareText } from './texts.ts';
import { instantSchema } from './wire.ts';

/** The state of a user's data export. */
export const dataExportSchema = z.object({
  state: z.enum(['none', 'waiting', 'making', 'ready', 'failed']),
  requestedAt: instantSchema.nullable(),
  /** Texts exported so far, and in total. */
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
    /** The user's own classes that are not archived and have students. */
    classes: z.array(z.object({ id: classIdSchema, name: z.string(), students: z.number() })),
  }),
]);
export type DeletionRefusal = z.infer<typeof deletionRefusalSchema>;

export const accountDeletionSchema = z.object({
  /** When the account will be deleted; null if no deletion was requested. */
  dueAt: instantSchema.nullable(),
  requestedAt: instantSchema.nullable(),
  /** How the user confirms the request. */
  confirmBy: z.enum(['password', 'username']),
  /** Days between request and deletion. */
  graceDays: z.number(),
  refusals: z.array(deletionRefusalSchema),
  /** Classes on hold: the user's work in them stays until the hold ends. */
  heldClasses: z.array(z.object({ id: classIdSchema, name: z.string() })),
});
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

export const requestDeletionBodySchema = z.object({
  /** The password, or the username if the account has no password here. */
  confirmation: bareText().min(1).max(1024),
});
export type RequestDeletionBody = z.infer<typeof requestDeletionBodySchema>;
