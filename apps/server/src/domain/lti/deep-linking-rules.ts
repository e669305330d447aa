import type { AssignmentId, DraftId } from '@redraft/contracts';
import { describeLineItem, type LineItemStep, lineItemKeys } from './line-item-rules.ts';

/** The answer to a deep linking request (Deep Linking 2.0, 4.5): a link for each chosen activity. */

/** The custom parameter by which a launch names the assignment of its link. */
export const assignmentParameter = 'redraft_assignment';

export interface LinkableAssignment {
  id: AssignmentId;
  title: string;
  description: string;
  points: number;
  startsAt: Date;
  endsAt: Date;
  /** In order of deadline, the final draft last. */
  drafts: readonly { id: DraftId; title: string; deadline: Date; isFinal: boolean }[];
}

interface Wanted {
  /** The launch URL of this tool. */
  url: string;
  acceptsLineItem: boolean;
  /** A link, and with it a column of the gradebook, for each draft; otherwise one for the assignment. */
  isByDraft: boolean;
}

export type ContentItem = Record<string, unknown>;

/** Platforms show one or two lines of a description; longer ones are cut. */
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

/** An instant without fractions of a second, which some platforms cannot parse. */
function toSeconds(instant: Date): string {
  return instant.toISOString().replace(/\.\d+Z$/, 'Z');
}

/** Whether an answer may be sent to a URL: only to the platform that asked. */
export function isReturnAllowed(
  returnUrl: string,
  { origins, issuer }: { origins: readonly string[]; issuer: string },
): boolean {
  if (!URL.canParse(returnUrl)) return false;
  const { protocol, origin } = new URL(returnUrl);
  // Plain HTTP only if the issuer uses it too, as a platform on a developer's own machine does.
  const isEncrypted = protocol === 'https:' || (protocol === 'http:' && issuer.startsWith('http:'));
  return isEncrypted && origins.includes(origin);
}
