import type { AssignmentFileId, FileChanges, FileHistory, SubmissionId } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/file-history';
import type { RewindPosition } from '../../../domain/revisions/index.ts';
import { callApi } from '../../../lib/api.ts';

/** A spreadsheet, presentation or drawing of a submission: the main file, or an additional one. */
export interface HistoryFile {
  submissionId: SubmissionId;
  assignmentTemplateId?: AssignmentFileId | undefined;
}

export function loadFileHistory(file: HistoryFile, position: RewindPosition): Promise<FileHistory> {
  const time = position.kind === 'time' ? new Date(position.at).toISOString() : undefined;
  return callApi(calls.readFileHistory, { query: { ...file, time } });
}

/** What changed in some saves, by number; `from` skips changes of each. */
export function loadFileChanges(
  query: HistoryFile & { first: number; last: number; from?: number },
  signal: AbortSignal,
): Promise<FileChanges> {
  return callApi(calls.readFileChanges, { query, signal });
}
