import {
  type AccountDeletion,
  accountDeletionSchema,
  type DataExport,
  dataExportSchema,
} from '@redraft/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import { downloadFile } from '../../lib/files.ts';

/** While a file is made somebody watches. */
const watchMs = 1500;

export const exportQuery = queryOptions({
  queryKey: ['data-export'],
  queryFn: ({ signal }): Promise<DataExport> =>
    callApi('GET', '/api/account/export', { answer: dataExportSchema, signal }),
  refetchInterval: ({ state }) =>
    state.data?.state === 'waiting' || state.data?.state === 'making' ? watchMs : false,
});

export const deletionQuery = queryOptions({
  queryKey: ['account-deletion'],
  queryFn: ({ signal }): Promise<AccountDeletion> =>
    callApi('GET', '/api/account/deletion', { answer: accountDeletionSchema, signal }),
});

export function askForData(): Promise<DataExport> {
  return callApi('POST', '/api/account/export', { creates: true, answer: dataExportSchema });
}

export function downloadData(): Promise<void> {
  return downloadFile('/api/account/export/file', {});
}

export function requestDeletion(confirmation: string): Promise<AccountDeletion> {
  return callApi('POST', '/api/account/deletion', {
    creates: true,
    body: { confirmation },
    answer: accountDeletionSchema,
  });
}

export function keepAccount(): Promise<AccountDeletion> {
  return callApi('DELETE', '/api/account/deletion', { answer: accountDeletionSchema });
}
