import { assignmentIdSchema, extensionOf } from '@redraft/contracts';
import { queryClient } from '../../lib/query-client.ts';
import { preloadEditor } from './preload-editor.ts';
import { workspaceQuery } from './workspace-query.ts';

/** Runs while the page's code is loading; the page reports errors. */
export async function prefetchWorkspace(id: string | undefined): Promise<void> {
  const parsed = assignmentIdSchema.safeParse(id);
  if (!parsed.success) return;
  const query = workspaceQuery(parsed.data);
  await queryClient.prefetchQuery(query);
  const assignment = queryClient.getQueryData(query.queryKey);
  const kind = Object.values(extensionOf).find((one) => one === assignment?.mainFileType);
  if (assignment?.submission && kind !== undefined) await preloadEditor(kind);
}
