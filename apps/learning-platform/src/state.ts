import { randomUUID } from 'node:crypto';
import type { MessageType, Role } from './vocabulary.ts';

/** What a learning platform knows. Plain data, so that it can be read in tests and kept as JSON. */
export interface PlatformState {
  people: Person[];
  courses: Course[];
  tools: RegisteredTool[];
  registrationTokens: RegistrationToken[];
}

export interface Person {
  id: string;
  username: string;
  givenName: string;
  familyName: string;
  email: string | null;
  locale: string;
}

export interface Course {
  id: string;
  label: string;
  title: string;
  members: Member[];
  groups: Group[];
  links: ResourceLink[];
  lineItems: LineItem[];
}

export interface Member {
  personId: string;
  roles: Role[];
  status: 'Active' | 'Inactive' | 'Deleted';
  groupIds: string[];
  /** When this membership was last changed: what has changed since is asked by it. */
  changedAt: string;
}

/** A section or another group of a course. */
export interface Group {
  id: string;
  name: string;
  setId: string | null;
}

export interface Period {
  startDateTime?: string | undefined;
  endDateTime?: string | undefined;
}

export interface ResourceLink {
  id: string;
  clientId: string;
  deploymentId: string;
  title: string;
  text: string;
  /** Where it leads; null for what the tool registered. */
  url: string | null;
  custom: Record<string, string>;
  available: Period;
  submission: Period;
}

export interface SubmissionReview {
  reviewableStatus?: string[] | undefined;
  label?: string | undefined;
  url?: string | undefined;
  custom?: Record<string, string> | undefined;
}

/** A column of the gradebook that a tool made or that came with one of its links. */
export interface LineItem extends Period {
  id: string;
  clientId: string;
  label: string;
  scoreMaximum: number;
  resourceId?: string | undefined;
  tag?: string | undefined;
  resourceLinkId?: string | undefined;
  gradesReleased?: boolean | undefined;
  submissionReview?: SubmissionReview | undefined;
  /** As they came; the last of a person counts. */
  scores: Score[];
}

export interface Score {
  userId: string;
  timestamp: string;
  activityProgress: string;
  gradingProgress: string;
  scoreGiven?: number | undefined;
  scoreMaximum?: number | undefined;
  comment?: string | undefined;
  scoringUserId?: string | undefined;
  submission?: { startedAt?: string | undefined; submittedAt?: string | undefined } | undefined;
}

export interface ToolMessage {
  type: MessageType;
  targetLinkUri?: string | undefined;
  label?: string | undefined;
  custom?: Record<string, string> | undefined;
}

export interface RegisteredTool {
  clientId: string;
  deploymentIds: string[];
  status: 'pending' | 'approved';
  name: string;
  /** By language, as `client_name#de` has it. */
  names: Record<string, string>;
  initiateLoginUri: string;
  redirectUris: string[];
  jwksUri: string;
  targetLinkUri: string;
  messages: ToolMessage[];
  scopes: string[];
  claims: string[];
  custom: Record<string, string>;
  logoUri: string | null;
  /** How this platform begins a login with it. */
  loginMethod: 'GET' | 'POST';
}

export interface RegistrationToken {
  token: string;
  expiresAt: string;
  /** The registration that it was used for. */
  clientId: string | null;
}

export function createState(): PlatformState {
  return { people: [], courses: [], tools: [], registrationTokens: [] };
}

export const createId = (): string => randomUUID();

/** What has to be there: a test that asks for anything else is told at once. */
function required<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The learning platform has no ${what}.`);
  return found;
}

export function findPerson(state: PlatformState, id: string): Person {
  return required(
    state.people.find((person) => person.id === id),
    `person ${id}`,
  );
}

export function findCourse(state: PlatformState, id: string): Course {
  return required(
    state.courses.find((course) => course.id === id),
    `course ${id}`,
  );
}

export function findTool(state: PlatformState, clientId: string): RegisteredTool {
  return required(
    state.tools.find((tool) => tool.clientId === clientId),
    `tool ${clientId}`,
  );
}

export function findLink(course: Course, id: string): ResourceLink {
  return required(
    course.links.find((link) => link.id === id),
    `resource link ${id}`,
  );
}

export function findLineItem(course: Course, id: string): LineItem {
  return required(
    course.lineItems.find((item) => item.id === id),
    `line item ${id}`,
  );
}
