import { classIdSchema } from '@redraft/contracts';
import { queryClient } from '../../lib/query-client.ts';
import { classQuery } from './use-class.ts';

/** Begins to fetch the class of an address; an address without one is told by its page. */
export async function prefetchClass(id: string | undefined): Promise<void> {
  const parsed = classIdSchema.safeParse(id);
  if (parsed.success) await queryClient.prefetchQuery(classQuery(parsed.data));
}
