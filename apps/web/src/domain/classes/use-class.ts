import type { ClassId, ClassSubmissionsQuery } from '@redraft/contracts';
import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../lib/use-action.ts';
import { loadAssistedClass, loadClass, loadSubmissions } from './class-calls.ts';

const classKey = (id: ClassId) => ['class', id] as const;

/** A class as its viewer sees it: everything for staff, their own part for students. */
export const classQuery = (id: ClassId) =>
  queryOptions({ queryKey: classKey(id), queryFn: ({ signal }) => loadClass(id, signal) });

export function useClass(id: ClassId) {
  return useQuery(classQuery(id));
}

/** A class through the call for assistants; others get 404. */
export function useAssistedClass(id: ClassId) {
  return useQuery({
    queryKey: [...classKey(id), 'assisted'],
    queryFn: ({ signal }) => loadAssistedClass(id, signal),
  });
}

/** Texts below a row; loaded when it is expanded, and again with the class. */
export function useSubmissions(query: ClassSubmissionsQuery) {
  return useQuery({
    queryKey: [...classKey(query.classId), 'submissions', query],
    queryFn: ({ signal }) => loadSubmissions(query, signal),
  });
}

/** Call after any change in a class: refetches its page and the list of classes. */
export function useRefreshClass(id: ClassId): () => Promise<void> {
  const client = useQueryClient();
  return () => refreshClass(client, id);
}

export async function refreshClass(client: QueryClient, id: ClassId): Promise<void> {
  await Promise.all([['classes'], classKey(id)].map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** A change in a class; pending until the page shows it. */
export function useClassChange<Variables>(
  id: ClassId,
  change: (variables: Variables) => Promise<unknown>,
): UseMutationResult<unknown, Error, Variables> {
  const refresh = useRefreshClass(id);
  return useAction({ mutationFn: change, onSuccess: refresh });
}
