import { assignmentIdSchema } from '@redraft/contracts';
import { z } from 'zod';
import { listKeptAnswers } from './kept-answers.ts';

const prefix = 'assignment:';

export function keptAssignmentName(id: number): string {
  return prefix + id;
}

const keptAssignmentSchema = z.object({
  id: assignmentIdSchema,
  title: z.string(),
  classTitle: z.string(),
  can: z.object({ write: z.boolean() }),
});
export type KeptAssignment = z.infer<typeof keptAssignmentSchema>;

/** The assignments that can be written on this device without a network, the last visited first. */
export async function listKeptAssignments(): Promise<KeptAssignment[]> {
  const kept = await listKeptAnswers(prefix, keptAssignmentSchema);
  return kept.map(({ answer }) => answer).filter(({ can }) => can.write);
}
