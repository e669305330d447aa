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

type FileFacts =
  | SubmissionFacts
  | ReviewFileFacts
  | ReviewedTextFacts
  | AssignmentFileFacts
  | EditorSampleFacts
  | RepairFacts
  | ConformanceFileFacts;

/**
 * Combines the kinds of files that can be opened: a student's text, a review or a reviewed text, a file of an assignment, a sample for trying the
 * editor, and a copy for text repair. Conformance files for testing WOPI exist only if enabled.
 */
export function fileAccess(options: { hasConformanceFiles: boolean }): AccessSource<FileFacts> {
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
