import { languages } from '@redraft/sentences';
import { z } from 'zod';
import { mailIdSchema } from './ids.ts';
import { instantSchema, listIndexSchema } from './wire.ts';

/** `in_doubt` mails were being sent when the process died: they are not sent again automatically. */
export const mailStateSchema = z.enum(['waiting', 'sending', 'sent', 'failed', 'in_doubt']);
export type MailState = z.infer<typeof mailStateSchema>;

/** The kinds of mail; their names on the screens are in the catalogues of the web, under `admin:mail.type`. */
export const mailTypeSchema = z.enum([
  'account-confirm',
  'account-recovery',
  'account-first-password',
  'account-at-institution',
  'account-password-changed',
  'account-deletion-requested',
  'account-deletion-reminder',
  'account-deleted',
  'instructor-approved',
  'instructor-declined',
  'class-invitation',
  'notice',
  'digest',
  'ticket',
]);
export type MailType = z.infer<typeof mailTypeSchema>;

export const outboxQuerySchema = z.object({
  index: listIndexSchema.default(0),
  state: mailStateSchema.optional(),
});

export const outboxMailSchema = z.object({
  id: mailIdSchema,
  to: z.string(),
  language: z.enum(languages),
  /** A `MailType`, or a kind of mail of another version. */
  template: z.string(),
  subject: z.string(),
  /** Null if it contains a link that grants access and mails are really sent. */
  text: z.string().nullable(),
  html: z.string().nullable(),
  state: mailStateSchema,
  queuedAt: instantSchema,
  sentAt: instantSchema.nullable(),
  tries: z.number().int(),
  /** While it is waiting. */
  nextTryAt: instantSchema.nullable(),
  /** The mail server's message, or why it was given up. */
  problem: z.string().nullable(),
});
export type OutboxMail = z.infer<typeof outboxMailSchema>;

export const outboxPageSchema = z.object({
  /** Newest first. */
  mails: z.array(outboxMailSchema),
  more: z.boolean(),
  /** False if no mail server is configured: mails stay in the outbox. */
  isSent: z.boolean(),
});
export type OutboxPage = z.infer<typeof outboxPageSchema>;

export const outboxMailQuerySchema = z.object({ id: mailIdSchema });
