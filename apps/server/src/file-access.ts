import { sql } from 'kysely';
import {
  type AssignmentFileFacts,
  assignmentFileAccess,
  assignmentFileFacts,
} from './domain/assignment-files/index.ts';
import type { AccessSource } from './domain/editor-host/index.ts';
import { type SubmissionFacts, submissionAccess, submissionFacts } from './domain/submissions/index.ts';

/** A file is somebody's text, or belongs to an assignment; nobody opens any other. */
export const fileAccess: AccessSource<SubmissionFacts | AssignmentFileFacts> = {
  facts: () => sql`coalesce(${submissionFacts()}, ${assignmentFileFacts})`,
  accessOf: (facts, userId) => {
    if (facts === null) return () => undefined;
    return facts.of === 'submission' ? submissionAccess(facts, userId) : assignmentFileAccess(facts, userId);
  },
};
