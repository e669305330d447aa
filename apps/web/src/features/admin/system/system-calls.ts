import {
  editorConsoleSchema,
  jobReportSchema,
  type MailState,
  type OutboxMail,
  outboxPageSchema,
  type RetryJobsBody,
  retriedJobsSchema,
  type TicketChange,
  type TicketsQuery,
  ticketPageSchema,
} from '@redraft/contracts';
import { callApi } from '../../../lib/api.ts';

export function loadOutbox(query: { index: number; state?: MailState | undefined }, signal: AbortSignal) {
  return callApi('GET', '/api/admin/outbox', { query, answer: outboxPageSchema, signal });
}

export function retryMail(id: OutboxMail['id']): Promise<void> {
  return callApi('POST', '/api/admin/outbox/retry', { query: { id } });
}

export function loadTickets(query: TicketsQuery, signal: AbortSignal) {
  return callApi('GET', '/api/admin/tickets', { query, answer: ticketPageSchema, signal });
}

export function changeTicket(body: TicketChange): Promise<void> {
  return callApi('PUT', '/api/admin/ticket', { body });
}

export function loadJobs(signal: AbortSignal) {
  return callApi('GET', '/api/admin/jobs', { answer: jobReportSchema, signal });
}

export function retryJobs(body: RetryJobsBody) {
  return callApi('POST', '/api/admin/jobs/retry', { body, answer: retriedJobsSchema });
}

export function loadEditorConsole(signal: AbortSignal) {
  return callApi('GET', '/api/admin/editor', { answer: editorConsoleSchema, signal });
}
