import type { ClassId, ClassSubmissionsQuery } from '@redraft/contracts';
import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../lib/use-action.ts';
import { loadAssistedClass, loadClass, loadSubmissions } from './class-calls.ts';

const classKey = (id: ClassId) => ['class', id] as const;

/** A class as its viewer sees it: whole for its staff, the own part for a student. */
export const classQuery = (id: ClassId) =>
  queryOptions({ queryKey: classKey(id), queryFn: ({ signal }) => loadClass(id, signal) });

export function useClass(id: ClassId) {
  return useQuery(classQuery(id));
}

/** The same by the call of those who assist: for others there is no such class. */
export function useAssistedClass(id: ClassId) {
  return useQuery({
    queryKey: [...classKey(id), 'assisted'],
    queryFn: ({ signal }) => loadAssistedClass(id, signal),
  });
}

/** The texts under one row; asked for when it is opened, and again with the class. */
export function useSubmissions(wanted: ClassSubmissionsQuery) {
  return useQuery({
    queryKey: [...classKey(wanted.classId), 'submissions', wanted],
    queryFn: ({ signal }) => loadSubmissions(wanted, signal),
  });
}

/** To be called after anything in a class has changed: its page and the list of classes are fetched anew. */
export function useRefreshClass(id: ClassId): () => Promise<void> {
  const client = useQueryClient();
  return () => refreshClass(client, id);
}

export async function refreshClass(client: QueryClient, id: ClassId): Promise<void> {
  await Promise.all([['classes'], classKey(id)].map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** A change to something in a class; it is pending until the page shows it. */
export function useClassChange<Variables>(
  id: ClassId,
  change: (variables: Variables) => Promise<unknown>,
): UseMutationResult<unknown, Error, Variables> {
  const refresh = useRefreshClass(id);
  return useAction({ mutationFn: change, onSuccess: refresh });
}
