import type { HandedInVersion, SubmissionId } from '@redraft/contracts';
import { listSteps } from '../steps/index.ts';

/** The versions of a text that count as handed in, newest first; a reopened draft keeps its earlier one until the next. */
export async function listHandIns(id: SubmissionId): Promise<HandedInVersion[]> {
  const steps = await listSteps([id]);
  return steps
    .flatMap((step) => {
      const seq = step.version_seq ?? step.kept_version_seq;
      const at = step.submitted_at ?? step.kept_submitted_at;
      return seq === null
        ? []
        : [{ seq, at: at?.toISOString() ?? null, title: step.title, isFinal: step.type === 'FINAL' }];
    })
    .toSorted((one, other) => other.seq - one.seq);
}
