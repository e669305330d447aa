import type { AccountDeletion, DataExport } from '@redraft/contracts';
import * as dataRightsDeletionCalls from '@redraft/contracts/calls/data-rights-deletion';
import * as dataRightsExportCalls from '@redraft/contracts/calls/data-rights-export';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import { downloadFile } from '../../lib/files.ts';

/** Polling interval while the user watches the export being created. */
const watchMs = 1500;

export const exportQuery = queryOptions({
  queryKey: ['data-export'],
  queryFn: ({ signal }): Promise<DataExport> => callApi(dataRightsExportCalls.readDataExport, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.state === 'waiting' || state.data?.state === 'making' ? watchMs : false,
});

export const deletionQuery = queryOptions({
  queryKey: ['account-deletion'],
  queryFn: ({ signal }): Promise<AccountDeletion> =>
    callApi(dataRightsDeletionCalls.readDeletion, { signal }),
});

export function requestData(): Promise<DataExport> {
  return callApi(dataRightsExportCalls.requestDataExport);
}

export function downloadData(): Promise<void> {
  return downloadFile(dataRightsExportCalls.downloadDataExport, {});
}

export function requestDeletion(confirmation: string): Promise<AccountDeletion> {
  return callApi(dataRightsDeletionCalls.requestDeletion, { body: { confirmation } });
}

export function keepAccount(): Promise<AccountDeletion> {
  return callApi(dataRightsDeletionCalls.cancelDeletion);
}
