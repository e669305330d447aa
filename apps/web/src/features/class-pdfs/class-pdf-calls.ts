import type { AssignmentId, ClassPdfs } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/class-pdfs';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import { downloadFile } from '../../lib/files.ts';

/** Polling interval while the user watches the PDFs being created. */
const watchMs = 1500;

export function classPdfsQuery(assignmentId: AssignmentId) {
  return queryOptions({
    queryKey: ['class-pdfs', assignmentId],
    queryFn: ({ signal }): Promise<ClassPdfs> =>
      callApi(calls.readClassPdfs, { query: { assignmentId }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? watchMs : false),
  });
}

export function orderPdfs(assignmentId: AssignmentId): Promise<ClassPdfs> {
  return callApi(calls.orderClassPdfs, { query: { assignmentId } });
}

export function cancelPdfs(assignmentId: AssignmentId): Promise<ClassPdfs> {
  return callApi(calls.cancelClassPdfs, { query: { assignmentId } });
}

export function downloadPdfs(assignmentId: AssignmentId): Promise<void> {
  return downloadFile(calls.downloadClassPdfs, { assignmentId });
}
