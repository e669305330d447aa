import type { AssignmentId } from '@redraft/contracts';
import { queryOptions } from '@tanstack/react-query';
import { loadAssignment } from './workspace-calls.ts';

export const workspaceKey = (id: AssignmentId) => ['workspace', id] as const;

export const workspaceQuery = (id: AssignmentId) =>
  queryOptions({ queryKey: workspaceKey(id), queryFn: ({ signal }) => loadAssignment(id, signal) });
