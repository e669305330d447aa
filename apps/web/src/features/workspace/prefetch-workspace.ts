import { assignmentIdSchema } from '@redraft/contracts';
import { queryClient } from '../../lib/query-client.ts';
import { workspaceQuery } from './workspace-query.ts';

/** Runs while the page's code is loading; the page reports errors. */
export async function prefetchWorkspace(id: string | undefined): Promise<void> {
  const parsed = assignmentIdSchema.safeParse(id);
  if (parsed.success) await queryClient.prefetchQuery(workspaceQuery(parsed.data));
}
