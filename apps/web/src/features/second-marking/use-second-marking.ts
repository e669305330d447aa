import type { AssignmentId } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../lib/use-action.ts';
import { isNotEditorFrameQuery } from '../../ui/editor-frame/frame-key.ts';
import { loadSecondMarking } from './second-marking-calls.ts';

export function useSecondMarking(id: AssignmentId) {
  return useQuery({
    queryKey: ['second-marking', id],
    queryFn: ({ signal }) => loadSecondMarking(id, signal),
  });
}

/** An action that invalidates grades and permissions of texts everywhere. */
export function useMarkingAction<Variables>(
  action: (variables: Variables) => Promise<unknown>,
  successMessage?: (variables: Variables) => string,
) {
  const client = useQueryClient();
  return useAction<unknown, Variables>({
    mutationFn: action,
    successMessage: successMessage && ((_, variables) => successMessage(variables)),
    onSettled: () => client.invalidateQueries({ predicate: isNotEditorFrameQuery }),
  });
}
