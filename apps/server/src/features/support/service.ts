import {
  type ContactMessage,
  isPlaceholderAddress,
  type SupportIssue,
  type Ticket,
  type TicketChange,
  type TicketPage,
  type TicketsQuery,
  type Tracker,
} from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { selectOptionalAccountByEmail } from '../../domain/accounts/index.ts';
import { mailSettings, queueMail } from '../../domain/mail/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { say } from '../../platform/sentences.ts';
import { redactAddress } from './page-address-rules.ts';
import { insertTicket, listTickets, type NewTicket, type TicketRow, updateTicketStatus } from './queries.ts';
import { ticketMail } from './ticket-mail.ts';
import { trackers } from './tracker-rules.ts';

const ticketsOfAPage = 20;

export function readTrackers(language: Language): Tracker[] {
  return [...trackers].map(([id, code]) => ({ id, name: say(language, code) }));
}

/** From a signed-in user, or anonymous. */
export async function requestSupport(actor: Actor | null, issue: SupportIssue, now: Date): Promise<void> {
  if (!trackers.has(issue.option)) throw new AppError('support.unknown_tracker');
  const pageUrl = redactAddress(issue.currentURL);
  await storeTicket({ ...senderOf(actor, issue), kind: 'support', tracker: issue.option, pageUrl }, now);
}

export async function sendContactMessage(
  actor: Actor | null,
  message: ContactMessage,
  now: Date,
): Promise<void> {
  await storeTicket({ ...senderOf(actor, message), kind: 'contact', tracker: null, pageUrl: null }, now);
}

/** A signed-in user cannot impersonate someone else; without a known address they say where to answer. */
function senderOf(actor: Actor | null, { name, email, message }: ContactMessage) {
  if (actor === null) return { name, email, message, userId: null };
  return {
    name: `${actor.firstName} ${actor.lastName}`,
    email: isPlaceholderAddress(actor.email) ? email : actor.email,
    message,
    userId: actor.userId,
  };
}

async function storeTicket(ticket: NewTicket, now: Date): Promise<void> {
  await inTransaction(async () => {
    const number = await insertTicket(ticket, now);
    const { supportAddress } = mailSettings();
    if (supportAddress === undefined) return;
    const { name, email, message, pageUrl, userId } = ticket;
    // The language of the support address's account, if it has one; otherwise unknown.
    const language = (await selectOptionalAccountByEmail(supportAddress))?.language ?? 'en';
    const aboutText = aboutOf(ticket.tracker, language);
    const params = { number, about: aboutText, name, email, message, pageUrl };
    await queueMail(
      { userId, to: supportAddress, replyTo: email, language, template: ticketMail, params },
      now,
    );
  });
}

export async function readTickets(query: TicketsQuery, language: Language): Promise<TicketPage> {
  const page = { offset: query.index * ticketsOfAPage, limit: ticketsOfAPage + 1 };
  const rows = await listTickets(query, page);
  return {
    tickets: rows.slice(0, ticketsOfAPage).map((row) => presentTicket(row, language)),
    more: rows.length > ticketsOfAPage,
  };
}

export async function changeTicket(actor: Actor, change: TicketChange, now: Date): Promise<void> {
  await inTransaction(async () => {
    if (!(await updateTicketStatus(change, now))) throw new AppError('not_found');
    const { id: subjectId, status } = change;
    const details = { status };
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'ticket.changed',
      subject: 'ticket',
      subjectId,
      details,
    });
  });
}

function aboutOf(tracker: number | null, language: Language): string | null {
  const code = tracker === null ? undefined : trackers.get(tracker);
  return code === undefined ? null : say(language, code);
}

function presentTicket(row: TicketRow, language: Language): Ticket {
  return {
    id: row.id,
    kind: row.kind,
    option: aboutOf(row.tracker, language),
    name: row.name,
    email: row.email,
    message: row.message,
    currentURL: row.page_url,
    userId: row.user_id,
    createdAt: row.created_at.toISOString(),
    status: row.status,
    changedAt: row.changed_at?.toISOString() ?? null,
  };
}
