import { languages } from '@redraft/sentences';
import { z } from 'zod';
import { classIdSchema, invitationIdSchema, sectionIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { mailStateSchema } from './outbox.ts';
import { bareText, importedTitle } from './texts.ts';
import { instantSchema } from './wire.ts';

/** A person on the roster who has not joined yet. */
export const classInvitationSchema = z.object({
  id: invitationIdSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  sectionId: sectionIdSchema.nullable(),
  invitedDate: instantSchema,
  /** Time of the latest invitation mail; null if there is none. */
  mailedDate: instantSchema.nullable(),
  /** The progress of that mail; null if there is none, or it was deleted from the outbox. */
  mail: z.object({ state: mailStateSchema, sentDate: instantSchema.nullable() }).nullable(),
});
export type ClassInvitation = z.infer<typeof classInvitationSchema>;

/** A line of an imported roster with parsed columns. */
export const rosterRowSchema = z.object({
  /** Line number in the file, from 1, including the header. */
  line: z.number().int().min(1),
  email: bareText().trim().max(limits.email),
  firstName: importedTitle(limits.personName).default(''),
  lastName: importedTitle(limits.personName).default(''),
  section: importedTitle(limits.sectionName).default(''),
});
export type RosterRow = z.infer<typeof rosterRowSchema>;

export const exportRosterQuerySchema = z.object({
  classId: classIdSchema,
  /** Spreadsheet programs expect the separator of their locale. */
  separator: z.enum(['comma', 'semicolon']).default('comma'),
});
export type ExportRosterQuery = z.infer<typeof exportRosterQuerySchema>;

export const importRosterBodySchema = z.object({
  classId: classIdSchema,
  rows: z.array(rosterRowSchema).min(1).max(limits.rosterRows),
  /** Only previews the import. */
  dryRun: z.boolean().default(false),
  /** Sends invitation mails in this language; none if absent. */
  mailLanguage: z.enum(languages).optional(),
});
export type ImportRosterBody = z.infer<typeof importRosterBodySchema>;

/** The result for a line. */
export const rosterOutcomeSchema = z.enum([
  'enrolled', // has an account: is in the class from now on
  'invited', // has no account, or an unconfirmed one: can join by the link in a mail, or under “My classes” once the address is confirmed
  'unchanged', // is in the class already, in this section
  'moved', // is in the class or invited already, and moves to another section
  'renamed', // is invited already, under another name: the invitation gets the name of this line
  'invalid_email',
  'repeated', // the same address stands further up
  'is_staff', // teaches or assists in this class
  'cannot_enroll', // has an account that is no student's
]);
export type RosterOutcome = z.infer<typeof rosterOutcomeSchema>;

export const importRosterAnswerSchema = z.object({
  rows: z.array(z.object({ line: z.number().int(), email: z.string(), outcome: rosterOutcomeSchema })),
  /** Sections that the class does not have yet; after the import, the created ones. */
  newSections: z.array(z.string()),
  /** Number of invitation mails queued. */
  mailed: z.number().int(),
});
export type ImportRosterAnswer = z.infer<typeof importRosterAnswerSchema>;

export const mailInvitationsBodySchema = z.object({
  classId: classIdSchema,
  language: z.enum(languages),
  /** If absent: everyone without a mail so far. */
  ids: z.array(invitationIdSchema).min(1).max(limits.rosterRows).optional(),
});
export type MailInvitationsBody = z.infer<typeof mailInvitationsBodySchema>;

export const mailInvitationsAnswerSchema = z.object({
  mailed: z.number().int(),
  /** Not mailed, because they were mailed a moment ago. */
  tooSoon: z.number().int(),
});
export type MailInvitationsAnswer = z.infer<typeof mailInvitationsAnswerSchema>;

/** What the link of an invitation shows to whoever has it. */
export const openedInvitationSchema = z.object({
  className: z.string(),
  instructor: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** If so, they sign in and find the class in their list. */
  hasAccount: z.boolean(),
});
export type OpenedInvitation = z.infer<typeof openedInvitationSchema>;
