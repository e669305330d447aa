import { sql } from 'kysely';
import {
  type AssignmentFileFacts,
  assignmentFileAccess,
  assignmentFileFacts,
} from './domain/assignment-files/index.ts';
import {
  type ConformanceFileFacts,
  conformanceFileAccess,
  conformanceFileFacts,
} from './domain/conformance-files/index.ts';
import type { AccessSource } from './domain/editor-host/index.ts';
import {
  type EditorSampleFacts,
  editorSampleAccess,
  editorSampleFacts,
} from './domain/editor-samples/index.ts';
import {
  type ReviewedTextFacts,
  type ReviewFileFacts,
  reviewedTextAccess,
  reviewedTextFacts,
  reviewFileAccess,
  reviewFileFacts,
} from './domain/peer-reviews/index.ts';
import { type SubmissionFacts, submissionAccess, submissionFacts } from './domain/submissions/index.ts';
import { type RepairFacts, repairAccess, repairFacts } from './domain/text-repairs/index.ts';

type Facts =
  | SubmissionFacts
  | ReviewFileFacts
  | ReviewedTextFacts
  | AssignmentFileFacts
  | EditorSampleFacts
  | RepairFacts
  | ConformanceFileFacts;

/**
 * A file is somebody's text, a review or a text that is reviewed, belongs to an assignment, is there to try the editor on, or is a copy
 * in which a text is mended; nobody opens any other. Only where it is asked for there are files on which the host is tried.
 */
export function fileAccess(options: { hasConformanceFiles: boolean }): AccessSource<Facts> {
  return {
    facts: () =>
      sql`coalesce(${submissionFacts()}, ${reviewFileFacts}, ${reviewedTextFacts}, ${assignmentFileFacts},
        ${editorSampleFacts}, ${repairFacts}, ${options.hasConformanceFiles ? conformanceFileFacts : sql`NULL`})`,
    accessOf: (facts, userId) => {
      switch (facts?.of) {
        case undefined:
          return () => undefined;
        case 'submission':
          return submissionAccess(facts, userId);
        case 'review':
          return reviewFileAccess(facts, userId);
        case 'reviewed':
          return reviewedTextAccess(facts, userId);
        case 'assignment':
          return assignmentFileAccess(facts, userId);
        case 'sample':
          return editorSampleAccess(facts, userId);
        case 'repair':
          return repairAccess(facts, userId);
        case 'conformance':
          return conformanceFileAccess(facts, userId);
      }
    },
  };
}
