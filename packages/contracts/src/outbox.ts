import { languages } from '@redraft/sentences';
import { z } from 'zod';
import { mailIdSchema } from './ids.ts';
import { instantSchema, listIndexSchema } from './wire.ts';

/**
 * Waiting to be sent, being sent, sent; given up; and in doubt where the program ended while it was sent: such a mail is not sent again
 * by itself.
 */
export const mailStateSchema = z.enum(['waiting', 'sending', 'sent', 'failed', 'in_doubt']);
export type MailState = z.infer<typeof mailStateSchema>;

export const outboxQuerySchema = z.object({
  index: listIndexSchema.default(0),
  state: mailStateSchema.optional(),
});

export const outboxMailSchema = z.object({
  id: mailIdSchema,
  to: z.string(),
  language: z.enum(languages),
  /** Which kind of mail. */
  template: z.string(),
  subject: z.string(),
  /** Null where a link in it lets its reader in, and it is really sent. */
  text: z.string().nullable(),
  html: z.string().nullable(),
  state: mailStateSchema,
  queuedAt: instantSchema,
  sentAt: instantSchema.nullable(),
  tries: z.number().int(),
  /** While it waits. */
  nextTryAt: instantSchema.nullable(),
  /** What the mail server said, or why it was given up. */
  problem: z.string().nullable(),
});
export type OutboxMail = z.infer<typeof outboxMailSchema>;

export const outboxPageSchema = z.object({
  /** The newest first. */
  mails: z.array(outboxMailSchema),
  more: z.boolean(),
  /** False where no mail server is named: mails stay here. */
  isSent: z.boolean(),
});
export type OutboxPage = z.infer<typeof outboxPageSchema>;

export const outboxMailQuerySchema = z.object({ id: mailIdSchema });
