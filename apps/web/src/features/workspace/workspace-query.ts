import type { AssignmentId } from '@redraft/contracts';
import { queryOptions } from '@tanstack/react-query';
import { loadAssignment } from './workspace-calls.ts';

export const workspaceKey = (id: AssignmentId) => ['workspace', id] as const;

export const workspaceQuery = (id: AssignmentId) =>
  queryOptions({
    queryKey: workspaceKey(id),
    queryFn: ({ client, queryKey, signal }) =>
      loadAssignment(id, { isShown: client.getQueryData(queryKey) !== undefined, signal }),
  });
