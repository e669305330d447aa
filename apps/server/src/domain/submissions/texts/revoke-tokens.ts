import { revokeFileTokens } from '../../editor-host/index.ts';
import { listAdditionalFiles } from './file-queries.ts';
import type { SubmissionRow } from './queries.ts';

/** Revokes the file tokens of a closed submission: of its main file and its additional ones. */
export async function revokeSubmissionTokens(
  submission: Pick<SubmissionRow, 'id' | 'main_file_id'>,
): Promise<void> {
  const additional = await listAdditionalFiles(submission.id);
  for (const fileId of [submission.main_file_id, ...additional.map((file) => file.file_id)]) {
    await revokeFileTokens({ fileId });
  }
}
