import { AppError } from '../../../platform/errors.ts';
import { selectAssignment } from '../../assignments/index.ts';
import type { SubmissionRow } from '../texts/index.ts';
import { listSteps } from './queries.ts';
import { type AssignmentState, type Step, writingVerdict } from './step-rules.ts';
import { assignmentState, toStep } from './step-state.ts';

type SubmissionKey = Pick<SubmissionRow, 'id' | 'assignment_id'>;

async function loadWork(submission: SubmissionKey): Promise<{ steps: Step[]; assignment: AssignmentState }> {
  const assignment = assignmentState(await selectAssignment(submission.assignment_id));
  return { steps: (await listSteps([submission.id])).map(toStep), assignment };
}

/** Throws unless the student may write in this submission now; applies to its main and additional files. */
export async function requireWriting(submission: SubmissionKey, now: Date): Promise<void> {
  const { steps, assignment } = await loadWork(submission);
  const verdict = writingVerdict(steps, assignment, now);
  if (!verdict.canWrite) throw new AppError(verdict.because);
}
