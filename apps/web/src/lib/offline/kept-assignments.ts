import { assignmentIdSchema, submissionIdSchema } from '@redraft/contracts';
import { z } from 'zod';
import { listKeptAnswers } from './kept-answers.ts';

const assignments = 'assignment:';
const frames = 'frame:';

export function keptAssignmentName(id: number): string {
  return assignments + id;
}

/** Name of the frame in which the editor opens a document. */
export function keptFrameName(document: string): string {
  return frames + document;
}

/** Names the main text of a submission, or one of its additional files. */
export function offlineDocumentName(submissionId: number, fileId: number | undefined): string {
  return `${submissionId}/${fileId ?? ''}`;
}

const keptAssignmentSchema = z.object({
  id: assignmentIdSchema,
  title: z.string(),
  classTitle: z.string(),
  submission: z.object({ submissionId: submissionIdSchema }).nullable(),
  can: z.object({ write: z.boolean() }),
});
export type KeptAssignment = z.infer<typeof keptAssignmentSchema>;

/** The assignments that open for writing on this device without a network, the last visited first. */
export async function listKeptAssignments(): Promise<KeptAssignment[]> {
  const [kept, keptFrames] = await Promise.all([
    listKeptAnswers(assignments, keptAssignmentSchema),
    listKeptAnswers(frames, z.unknown()),
  ]);
  const openable = new Set(keptFrames.map(({ name }) => name));
  return kept
    .map(({ answer }) => answer)
    .filter(
      ({ can, submission }) =>
        can.write &&
        submission !== null &&
        openable.has(keptFrameName(offlineDocumentName(submission.submissionId, undefined))),
    );
}
