import type { AssignmentId, StudentAssignment } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshClass } from '../../domain/classes/index.ts';
import { now } from '../../lib/clock.ts';
import { isServerReachable } from '../../lib/offline/reachability.ts';
import { useAction } from '../../lib/use-action.ts';
import { awaitsClosing } from './deadlines.ts';
import { startAssignment } from './workspace-calls.ts';
import { workspaceKey, workspaceQuery } from './workspace-query.ts';

const second = 1000;
/** Polling interval, so that a pause, a grade or a moved deadline reaches an open page. */
const refetchIntervalMs = 30 * second;
/** Shorter interval after a deadline, which the server processes within moments. */
const closingRefetchIntervalMs = 5 * second;
/** Interval while the server cannot be reached. */
const unreachableRefetchIntervalMs = 5 * second;

/** The assignment as its student sees it, and the offset of the server's clock. */
export function useWorkspace(id: AssignmentId) {
  const query = useQuery({
    ...workspaceQuery(id),
    refetchInterval: ({ state }) => {
      if (state.data === undefined) return false;
      if (!isServerReachable()) return unreachableRefetchIntervalMs;
      const serverNow = now() + clockOffset(state.data, state.dataUpdatedAt);
      return awaitsClosing(state.data, serverNow) ? closingRefetchIntervalMs : refetchIntervalMs;
    },
  });
  return { query, offset: query.data === undefined ? 0 : clockOffset(query.data, query.dataUpdatedAt) };
}

function clockOffset(assignment: StudentAssignment, receivedAt: number): number {
  return Date.parse(assignment.serverTime) - receivedAt;
}

export function useStart(id: AssignmentId) {
  const client = useQueryClient();
  return useAction({
    mutationFn: () => startAssignment(id),
    onSuccess: (assignment) => {
      client.setQueryData(workspaceKey(id), assignment);
      // Updates the class list in the background.
      void refreshClass(client, assignment.classId);
    },
  });
}
