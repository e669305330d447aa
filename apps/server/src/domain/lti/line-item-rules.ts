import type { AssignmentId, DraftId } from '@redraft/contracts';

/** The facts about a step of an assignment that its line item contains. */
export interface LineItemStep {
  assignmentId: AssignmentId;
  draftId: DraftId;
  assignmentTitle: string;
  draftTitle: string;
  isFinal: boolean;
  /** The weight of the assignment in its class; 0 if none is set. */
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
/** Some platforms cut longer labels, so the line item would never equal the wanted one. */
const maxLabel = 200;

/** The wanted line item of a step. That of the final text has the grade and the points of the whole work; for drafts see docs/decisions/0109. */
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

/** The keys by which a line item is found again, whether this service or our answer to deep linking created it. */
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
 * Whether the platform's line item equals the wanted one; times in other notations and numbers as strings count as equal. A line item without times
 * or without submission review was either created without them or is on a platform that does not store them, which looks the same: it is not current,
 * and is written once per change of ours.
 */
export function isLineItemCurrent(
  found: Readonly<Record<string, unknown>>,
  body: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(body).every(([name, wanted]) => {
    const value = found[name];
    // The link of an existing line item is not changed.
    if (name === 'resourceLinkId') return true;
    // Platforms add members to this object.
    if (name === 'submissionReview') return typeof value === 'object' && value !== null;
    if (typeof wanted === 'number') return Number(value) === wanted;
    if (name.endsWith('DateTime')) return Date.parse(String(value)) === Date.parse(String(wanted));
    return value === wanted;
  });
}
