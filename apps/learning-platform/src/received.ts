import type { Score } from './state.ts';

/** What tools have sent, as it came and in order, for tests to look at. */
export interface Received {
  requests: ReceivedRequest[];
  registrations: Record<string, unknown>[];
  deepLinkingResponses: DeepLinkingResponse[];
  scores: ReceivedScore[];
  lineItems: ReceivedLineItem[];
}

/** A call of a service with what was answered. */
export interface ReceivedRequest {
  method: string;
  path: string;
  query: Record<string, unknown>;
  accept: string | undefined;
  contentType: string | undefined;
  status: number;
}

export interface DeepLinkingResponse {
  clientId: string;
  deploymentId: string;
  data: string | null;
  contentItems: Record<string, unknown>[];
  message: string | null;
  log: string | null;
  errorMessage: string | null;
  errorLog: string | null;
}

export interface ReceivedScore {
  courseId: string;
  lineItemId: string;
  score: Score;
  outcome: 'stored' | 'older than what is stored';
}

export interface ReceivedLineItem {
  action: 'created' | 'updated' | 'deleted';
  courseId: string;
  lineItemId: string;
  lineItem: Record<string, unknown>;
}

export function createReceived(): Received {
  return { requests: [], registrations: [], deepLinkingResponses: [], scores: [], lineItems: [] };
}
