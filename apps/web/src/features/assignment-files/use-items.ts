import type { AssignmentFile, AssignmentId, ContentType } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../lib/use-action.ts';
import { addItem, loadItems } from './item-calls.ts';

const itemsKey = (id: AssignmentId) => ['assignment-files', id] as const;

/** The files of an assignment; what its dialog was opened with stands there at once. */
export function useItems(id: AssignmentId, known: AssignmentFile[]) {
  return useQuery({
    queryKey: itemsKey(id),
    queryFn: ({ signal }) => loadItems(id, signal),
    initialData: known,
  });
}

/**
 * A change to the files of an assignment; it is pending until the list shows it. With `ownError` no snackbar
 * tells a failure; `said` tells that it is done.
 */
export function useItemChange<Variables, Answer>(
  id: AssignmentId,
  change: (variables: Variables) => Promise<Answer>,
  { successMessage, ...meta }: { ownError?: boolean; successMessage?: string } = {},
) {
  const client = useQueryClient();
  return useAction({
    mutationFn: change,
    meta,
    successMessage: successMessage === undefined ? undefined : () => successMessage,
    onSuccess: () => client.invalidateQueries({ queryKey: itemsKey(id) }),
  });
}

/** A blank additional file, stored at once. Where it is ticked, a failure does nothing visible. */
export function useAddItem(id: AssignmentId) {
  const add = (contentType: ContentType) =>
    addItem(id, {
      assignmentTemplateType: 'ADDITIONAL',
      contentType,
      title: '',
      templateFileId: null,
      allowImport: false,
    });
  return useItemChange(id, add, { ownError: true });
}
