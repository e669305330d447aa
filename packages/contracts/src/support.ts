import { z } from 'zod';
import { ticketIdSchema, userIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { bareText, noteText, titleText } from './texts.ts';
import { instantSchema, listIndexSchema, rowId } from './wire.ts';

/** What a request for support may be about. */
export const trackerSchema = z.object({ id: z.number().int(), name: z.string() });
export type Tracker = z.infer<typeof trackerSchema>;
/** Chosen before anybody chooses. */
export const defaultTracker = 5;

const senderShape = {
  /** Of who is signed in, the account's name and address count instead. */
  name: titleText(2 * limits.personName),
  email: z.email().max(limits.email),
  message: noteText(limits.supportMessage).min(1),
};
export const contactMessageSchema = z.object(senderShape);
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const supportIssueSchema = z.object({
  ...senderShape,
  option: rowId().default(defaultTracker),
  /** Of the page that the request is about. */
  currentURL: bareText().max(limits.pageAddress).default(''),
});
export type SupportIssue = z.infer<typeof supportIssueSchema>;

/** What is said to whoever sent something. */
export const thanksSchema = z.object({ success: z.literal(true), message: z.string() });

export const ticketKindSchema = z.enum(['support', 'contact']);
export type TicketKind = z.infer<typeof ticketKindSchema>;
export const ticketStatusSchema = z.enum(['open', 'answered', 'closed']);
export type TicketStatus = z.infer<typeof ticketStatusSchema>;

export const ticketSchema = z.object({
  id: ticketIdSchema,
  kind: ticketKindSchema,
  /** What it is about; null for a message of the contact page. */
  option: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** Of the page that it is about, without what lets anybody in. */
  currentURL: z.string().nullable(),
  /** Of who was signed in. */
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
/** The newest first. */
export const ticketPageSchema = z.object({ tickets: z.array(ticketSchema), more: z.boolean() });
export type TicketPage = z.infer<typeof ticketPageSchema>;
export const ticketChangeSchema = z.object({ id: ticketIdSchema, status: ticketStatusSchema });
export type TicketChange = z.infer<typeof ticketChangeSchema>;
