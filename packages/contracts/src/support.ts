import { z } from 'zod';
import { ticketIdSchema, userIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { bareText, noteText, titleText } from './texts.ts';
import { instantSchema, listIndexSchema, rowId } from './wire.ts';

/** A topic of support requests. */
export const trackerSchema = z.object({ id: z.number().int(), name: z.string() });
export type Tracker = z.infer<typeof trackerSchema>;
/** Selected by default. */
export const defaultTracker = 5;

const senderShape = {
  /** For a signed-in user, the account's name and address are used instead. */
  name: titleText(2 * limits.personName),
  email: z.email().max(limits.email),
  message: noteText(limits.supportMessage).min(1),
};
export const contactMessageSchema = z.object(senderShape);
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const supportIssueSchema = z.object({
  ...senderShape,
  option: rowId().default(defaultTracker),
  /** URL of the page that the request is about. */
  currentURL: bareText().max(limits.pageAddress).default(''),
});
export type SupportIssue = z.infer<typeof supportIssueSchema>;

/** Confirmation for the sender. */
export const thanksSchema = z.object({ success: z.literal(true), message: z.string() });

export const ticketKindSchema = z.enum(['support', 'contact']);
export type TicketKind = z.infer<typeof ticketKindSchema>;
export const ticketStatusSchema = z.enum(['open', 'answered', 'closed']);
export type TicketStatus = z.infer<typeof ticketStatusSchema>;

export const ticketSchema = z.object({
  id: ticketIdSchema,
  kind: ticketKindSchema,
  /** The topic; null for a message from the contact page. */
  option: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** URL of the page, without secrets. */
  currentURL: z.string().nullable(),
  /** The user, if signed in. */
  userId: userIdSchema.nullable(),
  createdAt: instantSchema,
  status: ticketStatusSchema,
  changedAt: instantSchema.nullable(),
});
export type Ticket = z.infer<typeof ticketSchema>;

export const ticketsQuerySchema = z.object({
  index: listIndexSchema.default(0),
  status: ticketStatusSchema.optional(),
  kind: ticketKindSchema.optional(),
});
export type TicketsQuery = z.infer<typeof ticketsQuerySchema>;
/** Newest first. */
export const ticketPageSchema = z.object({ tickets: z.array(ticketSchema), more: z.boolean() });
export type TicketPage = z.infer<typeof ticketPageSchema>;
export const ticketChangeSchema = z.object({ id: ticketIdSchema, status: ticketStatusSchema });
export type TicketChange = z.infer<typeof ticketChangeSchema>;
