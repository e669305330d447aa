import { z } from 'zod';
import { userIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { bareText } from './texts.ts';
import { chosenInstantSchema, instantSchema, rowId } from './wire.ts';

/** The kinds of subjects of acts and accesses. */
export const auditedSubjects = [
  'access_token',
  'account',
  'announcement',
  'assignment',
  'audit_log',
  'class',
  'enrollment',
  'event_endpoint',
  'file',
  'job',
  'mail',
  'platform',
  'role_rule',
  'roster_source',
  'rubric',
  'submission',
  'template',
  'ticket',
] as const;
export const auditedSubjectSchema = z.enum(auditedSubjects);
export type AuditedSubject = z.infer<typeof auditedSubjectSchema>;

const whatSchema = z.object({
  /** Part of the actor's name, username or email address. */
  person: bareText().trim().max(limits.email).default(''),
  /** One kind of act; all if empty. */
  action: bareText().trim().max(100).default(''),
  subject: auditedSubjectSchema.optional(),
  subjectId: rowId().optional(),
  /** From this time (inclusive) until that one (exclusive). */
  from: chosenInstantSchema.optional(),
  to: chosenInstantSchema.optional(),
});
export type AuditSearch = z.infer<typeof whatSchema>;

export const auditExportQuerySchema = whatSchema.extend({
  separator: z.enum(['comma', 'semicolon']).default('comma'),
});
/** Entries older than the given one. */
export const auditQuerySchema = whatSchema.extend({ before: rowId().optional() });
export type AuditQuery = z.infer<typeof auditQuerySchema>;

export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: instantSchema,
  /** Null if the program itself acted, or the account is gone. */
  actor: z.object({ id: userIdSchema, name: z.string(), username: z.string() }).nullable(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.number().int(),
  /** Name of the subject, if it still exists. */
  subjectName: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type ShownAuditEntry = z.infer<typeof auditEntrySchema>;

export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** Value of `before` for the next page; null at the end. */
  next: z.number().int().nullable(),
});
export type AuditPage = z.infer<typeof auditPageSchema>;
