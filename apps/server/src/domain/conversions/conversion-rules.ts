import {
  type Conversion,
  type ConversionId,
  type ConversionLoss,
  convertedKindOf,
  type ErrorCode,
  type OpenDocumentKind,
} from '@redraft/contracts';
import { type Sentence, sentence } from '@redraft/sentences';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A conversion ends within a minute (platform/soffice.ts), its checks within another; a worker with an older claim has died. */
const leaseMs = 4 * minuteMs;
/** A conversion whose result was not brought into a file for this many hours is deleted. */
const retentionHours = 24;

/** After this many attempts a conversion fails. */
export const maxAttempts = 2;
/** Of all accounts: with more waiting, clients should retry later. */
export const maxWaiting = 20;
/** Of one account; the oldest are deleted for a new one. */
export const maxOwn = 3;

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

export function retentionStart(now: Date): Date {
  return new Date(now.getTime() - retentionHours * hourMs);
}

export type ConversionProblem = 'conversion.failed' | 'conversion.timed_out' | 'document.too_large';

export function conversionProblem(problem: ConversionProblem, kind: OpenDocumentKind): Sentence<ErrorCode> {
  return problem === 'document.too_large'
    ? sentence(problem)
    : sentence(problem, { ending: `.${convertedKindOf[kind]}` });
}

export interface ConversionRow {
  id: ConversionId;
  state: Conversion['state'];
  ahead: number;
  losses: ConversionLoss[];
}

/** The queue position is left out while it is converted. */
export function presentConversion({ id, state, ahead, losses }: ConversionRow): Conversion {
  return { id, state, ahead: state === 'waiting' ? ahead : 0, losses };
}
