import { assignmentIdSchema } from '@redraft/contracts';
import { queryClient } from '../../lib/query-client.ts';
import { workspaceQuery } from './workspace-query.ts';

/** Asked while the page's program still comes; what goes wrong is told by the page. */
export async function prefetchWorkspace(id: string | undefined): Promise<void> {
  const parsed = assignmentIdSchema.safeParse(id);
  if (parsed.success) await queryClient.prefetchQuery(workspaceQuery(parsed.data));
}
