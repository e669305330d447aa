import type { AssignmentId, DraftId } from '@redraft/contracts';

/** A step of an assignment, as far as a line item tells of it. */
export interface LineItemStep {
  assignmentId: AssignmentId;
  draftId: DraftId;
  assignmentTitle: string;
  draftTitle: string;
  isFinal: boolean;
  /** What the assignment weighs in its class; 0 where that is left open. */
  points: number;
  startsAt: Date;
  endsAt: Date;
}

export interface WantedLineItem {
  label: string;
  scoreMaximum: number;
  startsAt: Date;
  endsAt: Date;
}

const defaultMaximum = 100;
/** Some platforms cut what is longer, and then it would never be as it is wanted. */
const maxLabel = 200;

/** The column of a step. The one of the final text has the grade of the work as a whole, and its points; for drafts see docs/decisions/0109. */
export function describeLineItem(step: LineItemStep): WantedLineItem {
  const { assignmentTitle, draftTitle, isFinal, points, startsAt, endsAt } = step;
  const label = isFinal ? assignmentTitle : `${assignmentTitle}: ${draftTitle}`;
  return {
    label: label.slice(0, maxLabel),
    scoreMaximum: isFinal && points > 0 ? points : defaultMaximum,
    startsAt,
    endsAt,
  };
}

/** By which a line item is found again, whoever made it: this service or our answer to deep linking. */
export function lineItemKeys({ assignmentId, draftId }: Pick<LineItemStep, 'assignmentId' | 'draftId'>) {
  return { resourceId: `redraft-${assignmentId}`, tag: `draft-${draftId}` };
}

/** A line item as the service has it (Assignment and Grade Services 2.0, 3.2). */
export function toLineItemBody(
  wanted: WantedLineItem,
  named: Pick<LineItemStep, 'assignmentId' | 'draftId'> & { resourceLinkId: string },
): Record<string, unknown> {
  return {
    label: wanted.label,
    scoreMaximum: wanted.scoreMaximum,
    ...lineItemKeys(named),
    resourceLinkId: named.resourceLinkId,
    startDateTime: wanted.startsAt.toISOString(),
    endDateTime: wanted.endsAt.toISOString(),
    submissionReview: { reviewableStatus: ['Submitted', 'Completed'] },
  };
}

/**
 * Times are told in many spellings, and numbers as texts. One that shows no times, or no review, was made without them or is of a platform
 * that keeps none, which cannot be told apart: it is not current, and is written once for each change of ours.
 */
export function isLineItemCurrent(
  found: Readonly<Record<string, unknown>>,
  body: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(body).every(([name, wanted]) => {
    const value = found[name];
    // The link that it has stays, or none.
    if (name === 'resourceLinkId') return true;
    // Platforms add to it.
    if (name === 'submissionReview') return typeof value === 'object' && value !== null;
    if (typeof wanted === 'number') return Number(value) === wanted;
    if (name.endsWith('DateTime')) return Date.parse(String(value)) === Date.parse(String(wanted));
    return value === wanted;
  });
}
