import type { AssignmentFile, AssignmentId, ContentType } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../lib/use-action.ts';
import { addItem, loadItems } from './item-calls.ts';

const itemsKey = (id: AssignmentId) => ['assignment-files', id] as const;

/** Files of an assignment, initially those that the dialog was opened with. */
export function useItems(id: AssignmentId, initialItems: AssignmentFile[]) {
  return useQuery({
    queryKey: itemsKey(id),
    queryFn: ({ signal }) => loadItems(id, signal),
    initialData: initialItems,
  });
}

/** A change to an assignment's files; pending until the list shows it. `showsOwnError` suppresses the error snackbar; `said` is the success message. */
export function useItemChange<Variables, Answer>(
  id: AssignmentId,
  change: (variables: Variables) => Promise<Answer>,
  { successMessage, ...meta }: { showsOwnError?: boolean; successMessage?: string } = {},
) {
  const client = useQueryClient();
  return useAction({
    mutationFn: change,
    meta,
    successMessage: successMessage === undefined ? undefined : () => successMessage,
    onSuccess: () => client.invalidateQueries({ queryKey: itemsKey(id) }),
  });
}

/** Adds a blank additional file at once. With a checkbox, a failure leaves it unchecked. */
export function useAddItem(id: AssignmentId) {
  const add = (contentType: ContentType) =>
    addItem(id, {
      assignmentTemplateType: 'ADDITIONAL',
      contentType,
      title: '',
      templateFileId: null,
      allowImport: false,
    });
  return useItemChange(id, add, { showsOwnError: true });
}
