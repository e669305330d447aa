import type { AssignmentId, ContentType, TemplateItem } from '@redraft/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addItem, loadItems } from './template-calls.ts';

const itemsKey = (id: AssignmentId) => ['assignment-templates', id] as const;

/** The files of an assignment; what its dialog was opened with stands there at once. */
export function useItems(id: AssignmentId, known: TemplateItem[]) {
  return useQuery({
    queryKey: itemsKey(id),
    queryFn: ({ signal }) => loadItems(id, signal),
    initialData: known,
  });
}

/** A change to the files of an assignment; it is pending until the list shows it. */
export function useItemChange<Variables, Answer>(
  id: AssignmentId,
  change: (variables: Variables) => Promise<Answer>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: itemsKey(id) }),
  });
}

/** A blank additional file, stored at once. */
export function useAddItem(id: AssignmentId) {
  return useItemChange(id, (contentType: ContentType) =>
    addItem(id, {
      assignmentTemplateType: 'ADDITIONAL',
      contentType,
      title: '',
      templateFileId: null,
      allowImport: false,
    }),
  );
}
