import { algorithmVersion } from '@redraft/analytics';
import type { AdditionalHeatmaps, SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { loadAndRecordAccess } from '../access-log/index.ts';
import { loadMetrics } from '../analytics/index.ts';
import { selectClass } from '../classes/index.ts';
import { hasTrackedText } from '../revisions/index.ts';
import { listAdditionalFiles, type SubmissionRow } from '../submissions/index.ts';
import { presentHeatHours } from './heatmap-rules.ts';

/** Changes per hour in the additional files of a submission, for staff. */
export async function loadHeatmapsOfAdditionalFiles(
  actor: Actor,
  { id, tz }: { id: SubmissionId; tz?: string | undefined },
  now: Date,
): Promise<AdditionalHeatmaps> {
  const action = 'submission.read_process';
  const { submission } = await loadAndRecordAccess(actor, { submissionId: id, act: action }, now);
  return loadHeatmapsOfOtherFiles(submission, tz);
}

/** The caller has checked the permission. */
export async function loadHeatmapsOfOtherFiles(
  { id, class_id: classId }: Pick<SubmissionRow, 'id' | 'class_id'>,
  tz?: string,
): Promise<AdditionalHeatmaps> {
  const [classRow, files] = await Promise.all([selectClass(classId), listAdditionalFiles(id)]);
  const timezone = tz ?? classRow.time_zone;
  const visibleFiles: AdditionalHeatmaps['files'] = [];
  for (const { file_id: fileId, title, kind, content_type: type } of files) {
    const { quarters } = await loadMetrics(fileId);
    const unit = hasTrackedText(kind) ? 'words' : 'saves';
    visibleFiles.push({ fileId, title, type, unit, hours: presentHeatHours(quarters, { unit, timezone }) });
  }
  return { timezone, files: visibleFiles, algorithmVersion };
}
