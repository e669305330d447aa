import { setImmediate as othersFirst } from 'node:timers/promises';
import { algorithmVersion, evidenceShare, foldEvidence, startEvidence } from '@redraft/analytics';
import type { Evidence, SubmissionId } from '@redraft/contracts';
import { countCodePoints } from '@redraft/revision-log';
import type { Actor } from '../../access/index.ts';
import { loadOwnOrRecordAccess } from '../access-log/index.ts';
import { selectClass } from '../classes/index.ts';
import { hasTrackedText, readTextRevisionsAfter } from '../revisions/index.ts';

/** Gaps per response. */
const maxGaps = 200;

/** How much of the editing time the record of a text covers, for its student and staff (docs/metrics.md#evidence). */
export async function loadEvidence(actor: Actor, submissionId: SubmissionId, now: Date): Promise<Evidence> {
  const reading = { submissionId, act: 'submission.read_process' } as const;
  const { submission } = await loadOwnOrRecordAccess(actor, reading, now);
  const { time_zone: timezone } = await selectClass(submission.class_id);
  const isCoarse = !hasTrackedText(submission.main_file_kind);
  const evidence = startEvidence();
  if (!isCoarse)
    for await (const revisions of readTextRevisionsAfter(submission.main_file_id, 0)) {
      for (const { at: t, dirtyMs, origin, ops } of revisions) {
        if (ops.length === 0) continue;
        const chars = ops.reduce((sum, op) => sum + op.del + countCodePoints(op.ins), 0);
        foldEvidence(evidence, { t, dirtyMs, origin, chars });
      }
      await othersFirst();
    }
  return {
    timezone,
    share: evidenceShare(evidence),
    editingSeconds: evidence.editingSeconds,
    coveredSeconds: evidence.coveredSeconds,
    isCoarse,
    gapCount: evidence.gaps.length,
    gaps: evidence.gaps.slice(0, maxGaps).map((gap) => ({
      ...gap,
      from: new Date(gap.from).toISOString(),
      to: new Date(gap.to).toISOString(),
    })),
    dictatedSaves: evidence.dictatedSaves,
    algorithmVersion,
  };
}
