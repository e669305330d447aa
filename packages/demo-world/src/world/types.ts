import type { Role, SubmissionStatus } from '@redraft/contracts';
import type { WritingProcess } from '../process.ts';

/** All times are milliseconds since 1970, all days are calendar days of the class's zone. */

export interface Person {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly roles: readonly Role[];
}

export interface DemoClass {
  readonly name: string;
  readonly owner: string;
  readonly enrollKey: string;
  /** A name in the database table of subject areas; likewise `studentLevel`. */
  readonly subjectArea: string;
  readonly studentLevel: string;
  readonly timeZone: string;
  readonly startDay: string;
  readonly endDay: string;
  readonly gradeMethod: 'Numeric';
  readonly createdAt: number;
  readonly assistants: readonly string[];
  readonly students: readonly { readonly username: string; readonly enrolledAt: number }[];
}

export interface DemoDraft {
  readonly title: string;
  readonly deadline: number;
  readonly pointValue: number;
  readonly type: 'DRAFT' | 'FINAL';
}

export interface DemoAssignment {
  readonly key: AssignmentKey;
  readonly title: string;
  readonly description: string;
  /** Approximate length that the description asks for; the effort score is relative to it. */
  readonly expectedWords: number;
  readonly pointValue: number;
  readonly startAt: number;
  readonly endAt: number;
  /** Deadline enforcement, and with it automatic submission. */
  readonly isEnforced: boolean;
  readonly showAnalytics: 'NEVER' | 'ALWAYS' | 'AFTER_GRADE';
  readonly uploadFile: boolean;
  readonly multiDraft: boolean;
  readonly createdAt: number;
  /** By deadline, the final one last. */
  readonly drafts: readonly DemoDraft[];
  readonly submissions: readonly DemoSubmission[];
}

export type AssignmentKey = 'place' | 'city' | 'reading' | 'proposal';

export interface DemoStep {
  readonly draftTitle: string;
  readonly status: SubmissionStatus;
  /** The submitted text is that of the last save before this time; null if not submitted yet, or missed. */
  readonly submittedAt: number | null;
  readonly isException: boolean;
  readonly exceptionDeadline: number | null;
}

export interface DemoComment {
  readonly comment: string;
  readonly at: number;
  readonly author: string;
  /** Null for a comment on the whole work. */
  readonly draftTitle: string | null;
  readonly readAt: number | null;
}

/** A student's work on an assignment; students who have not started have none. */
export interface DemoSubmission {
  readonly student: string;
  readonly startedAt: number;
  /** Null if nothing was written. */
  readonly process: WritingProcess | null;
  /** One for each draft of the assignment, in its order; the last is the status of the whole. */
  readonly steps: readonly DemoStep[];
  readonly score: number | null;
  readonly gradedAt: number | null;
  readonly gradedBy: string | null;
  readonly comments: readonly DemoComment[];
}

export interface World {
  readonly seed: string;
  readonly now: number;
  /** The password of all accounts of the demo. */
  readonly password: string;
  readonly people: readonly Person[];
  readonly schoolClass: DemoClass;
  readonly assignments: readonly DemoAssignment[];
}
