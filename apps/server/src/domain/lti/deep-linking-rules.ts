import type { AssignmentId, DraftId } from '@redraft/contracts';
import { describeLineItem, type LineItemStep, lineItemKeys } from './line-item-rules.ts';

/** What we answer to a deep linking request (Deep Linking 2.0, 4.5): a link for each activity that was picked. */

/** The custom parameter by which a launch names the assignment of its link. */
export const assignmentParameter = 'redraft_assignment';

export interface LinkableAssignment {
  id: AssignmentId;
  title: string;
  description: string;
  points: number;
  startsAt: Date;
  endsAt: Date;
  /** In their order, the final one last. */
  drafts: readonly { id: DraftId; title: string; deadline: Date; isFinal: boolean }[];
}

interface Wanted {
  /** The address of all launches. */
  url: string;
  acceptsLineItem: boolean;
  /** A link, and with it a column of the gradebook, for each draft; otherwise one for the assignment. */
  isByDraft: boolean;
}

export type ContentItem = Record<string, unknown>;

/** Platforms show a line or two. */
const maxText = 500;

export function buildContentItems(assignments: readonly LinkableAssignment[], wanted: Wanted): ContentItem[] {
  return assignments.flatMap((assignment) => {
    const steps = wanted.isByDraft ? assignment.drafts : assignment.drafts.filter(({ isFinal }) => isFinal);
    return steps.map((draft) => buildContentItem({ assignment, draft }, wanted));
  });
}

function buildContentItem(
  { assignment, draft }: { assignment: LinkableAssignment; draft: LinkableAssignment['drafts'][number] },
  { url, acceptsLineItem }: Wanted,
): ContentItem {
  const step: LineItemStep = {
    assignmentId: assignment.id,
    draftId: draft.id,
    assignmentTitle: assignment.title,
    draftTitle: draft.title,
    isFinal: draft.isFinal,
    points: assignment.points,
    startsAt: assignment.startsAt,
    endsAt: draft.deadline,
  };
  const { label, scoreMaximum, startsAt, endsAt } = describeLineItem(step);
  const text = assignment.description.trim().slice(0, maxText);
  const lineItem = {
    label,
    scoreMaximum,
    ...lineItemKeys(step),
    submissionReview: { reviewableStatus: ['Submitted', 'Completed'] },
  };
  return {
    type: 'ltiResourceLink',
    url,
    title: label,
    ...(text === '' ? {} : { text }),
    custom: { [assignmentParameter]: String(assignment.id) },
    ...(acceptsLineItem ? { lineItem } : {}),
    available: { startDateTime: toSeconds(startsAt) },
    submission: { endDateTime: toSeconds(endsAt) },
  };
}

/** Not every platform reads fractions of a second. */
function toSeconds(instant: Date): string {
  return instant.toISOString().replace(/\.\d+Z$/, 'Z');
}

/** Whether an answer may be sent there: to the platform that asked, and nowhere else. */
export function isReturnAllowed(
  returnUrl: string,
  { origins, issuer }: { origins: readonly string[]; issuer: string },
): boolean {
  if (!URL.canParse(returnUrl)) return false;
  const { protocol, origin } = new URL(returnUrl);
  // Without encryption only where the platform itself is, on the machine of whoever tries one.
  const isEncrypted = protocol === 'https:' || (protocol === 'http:' && issuer.startsWith('http:'));
  return isEncrypted && origins.includes(origin);
}
