import { createHmac } from 'node:crypto';
import type {
  AssignmentId,
  ClassId,
  DraftId,
  EventActors,
  LearningEventKind,
  SubmissionId,
  UserId,
} from '@redraft/contracts';

/**
 * Learning events in the format of Caliper Analytics 1.2 (1EdTech). Entities consist of an IRI and a type: events contain no names, titles or
 * content.
 */

export interface LearningEventFacts {
  eventId: string;
  kind: LearningEventKind;
  occurredAt: Date;
  classId: ClassId;
  assignmentId: AssignmentId;
  submissionId: SubmissionId;
  /** Null for the submission as a whole. */
  draftId: DraftId | null;
  studentId: UserId;
  /** Null for a deadline. */
  actorId: UserId | null;
  /** 0 to 100, or a letter. */
  score: number | null;
  letter: string | null;
}

export interface CaliperContext {
  /** `https://redraft.example.org`, the base of entity IRIs. */
  origin: string;
  actors: EventActors;
  /** One per endpoint, so that endpoints cannot link pseudonyms of the same person. */
  pseudonymKey: Buffer;
}

const version = 'http://purl.imsglobal.org/ctx/caliper/v1p2';

export function toEnvelope(event: object, { origin, sentAt }: { origin: string; sentAt: Date }) {
  return { sensor: origin, sendTime: sentAt.toISOString(), dataVersion: version, data: [event] };
}

export function toCaliper(facts: LearningEventFacts, context: CaliperContext): Record<string, unknown> {
  const { origin } = context;
  const application = { id: origin, type: 'SoftwareApplication' };
  return {
    '@context': version,
    id: `urn:uuid:${facts.eventId}`,
    ...actionOf(facts, context),
    actor: facts.actorId === null ? application : toPerson(facts.actorId, context),
    eventTime: facts.occurredAt.toISOString(),
    edApp: application,
    group: { id: `${origin}/caliper/classes/${facts.classId}`, type: 'CourseSection' },
  };
}

/** For an administrator who tests whether an endpoint accepts events. */
export function toTestEvent({ eventId, origin, at }: { eventId: string; origin: string; at: Date }) {
  const application = { id: origin, type: 'SoftwareApplication' };
  return {
    '@context': version,
    id: `urn:uuid:${eventId}`,
    type: 'Event',
    profile: 'GeneralProfile',
    actor: application,
    action: 'Used',
    object: application,
    eventTime: at.toISOString(),
    edApp: application,
    extensions: { isTest: true },
  };
}

function actionOf(facts: LearningEventFacts, context: CaliperContext): Record<string, unknown> {
  const attempt = toAttempt(facts, context);
  switch (facts.kind) {
    case 'assignment_started':
    case 'submitted':
      return {
        type: 'AssignableEvent',
        profile: 'AssignableProfile',
        action: facts.kind === 'submitted' ? 'Submitted' : 'Started',
        object: toAssignable(facts, context),
        generated: attempt,
      };
    case 'graded':
      return {
        type: 'GradeEvent',
        profile: 'GradingProfile',
        action: 'Graded',
        object: attempt,
        generated: toScore(facts, attempt),
      };
    case 'feedback_given':
      return {
        type: 'FeedbackEvent',
        profile: 'FeedbackProfile',
        action: 'Commented',
        object: attempt,
        generated: toComment(facts, attempt),
      };
    case 'feedback_read':
      // A comment is not a DigitalResource, so a ViewEvent is not allowed: the general profile permits any action on any entity.
      return {
        type: 'Event',
        profile: 'GeneralProfile',
        action: 'Viewed',
        object: toComment({ eventId: 'feedback' }, attempt),
      };
  }
}

interface Attempt {
  id: string;
  type: 'Attempt';
}

function toAttempt(facts: LearningEventFacts, context: CaliperContext): Attempt & Record<string, unknown> {
  const id = `${context.origin}/caliper/submissions/${facts.submissionId}`;
  const assignee = toPerson(facts.studentId, context);
  const assignable = toAssignable(facts, context);
  if (facts.draftId === null) return { id, type: 'Attempt', assignee, assignable };
  return {
    id: `${id}/drafts/${facts.draftId}`,
    type: 'Attempt',
    assignee,
    assignable,
    isPartOf: { id, type: 'Attempt' },
  };
}

function toAssignable({ assignmentId, draftId }: LearningEventFacts, { origin }: CaliperContext) {
  const type = 'AssignableDigitalResource';
  const assignment = { id: `${origin}/caliper/assignments/${assignmentId}`, type };
  if (draftId === null) return assignment;
  return { id: `${assignment.id}/drafts/${draftId}`, type, isPartOf: assignment };
}

function toScore({ eventId, score, letter }: LearningEventFacts, { id, type }: Attempt) {
  return {
    id: `${id}/scores/${eventId}`,
    type: 'Score',
    attempt: { id, type },
    ...(score === null ? {} : { scoreGiven: score, maxScore: 100 }),
    ...(letter === null ? {} : { extensions: { letter } }),
  };
}

function toComment({ eventId }: Pick<LearningEventFacts, 'eventId'>, { id }: Attempt) {
  return { id: `${id}/comments/${eventId}`, type: 'Comment' };
}

function toPerson(userId: UserId, { origin, actors, pseudonymKey }: CaliperContext) {
  const name = actors === 'account' ? `accounts/${userId}` : `people/${pseudonymOf(userId, pseudonymKey)}`;
  return { id: `${origin}/caliper/${name}`, type: 'Person' };
}

/** Stable for a person at an endpoint; without the key it cannot be traced to the person. */
function pseudonymOf(userId: UserId, key: Buffer): string {
  return createHmac('sha256', key).update(String(userId)).digest('base64url').slice(0, 22);
}
