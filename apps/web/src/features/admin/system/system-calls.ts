import type { MailState, OutboxMail, RetryJobsBody, TicketChange, TicketsQuery } from '@redraft/contracts';
import * as operationsCalls from '@redraft/contracts/calls/operations';
import * as outboxCalls from '@redraft/contracts/calls/outbox';
import * as supportCalls from '@redraft/contracts/calls/support';
import { callApi, sendCall } from '../../../lib/api.ts';

export function loadOutbox(query: { index: number; state?: MailState | undefined }, signal: AbortSignal) {
  return callApi(outboxCalls.readOutbox, { query, signal });
}

export function retryMail(id: OutboxMail['id']): Promise<void> {
  return sendCall(outboxCalls.resendMail, { query: { id } });
}

export function loadTickets(query: TicketsQuery, signal: AbortSignal) {
  return callApi(supportCalls.readTickets, { query, signal });
}

export function changeTicket(body: TicketChange): Promise<void> {
  return sendCall(supportCalls.changeTicket, { body });
}

export function loadJobs(signal: AbortSignal) {
  return callApi(operationsCalls.readJobs, { signal });
}

export function loadSystemChecks(signal: AbortSignal) {
  return callApi(operationsCalls.readSystemChecks, { signal });
}

export function retryJobs(body: RetryJobsBody) {
  return callApi(operationsCalls.retryFailedJobs, { body });
}

export function loadEditorConsole(signal: AbortSignal) {
  return callApi(operationsCalls.readEditorConsole, { signal });
}
