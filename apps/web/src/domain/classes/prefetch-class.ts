import { classIdSchema } from '@redraft/contracts';
import { queryClient } from '../../lib/query-client.ts';
import { classQuery } from './use-class.ts';

/** Prefetches the class in the URL; the page reports an invalid id. */
export async function prefetchClass(id: string | undefined): Promise<void> {
  const parsed = classIdSchema.safeParse(id);
  if (parsed.success) await queryClient.prefetchQuery(classQuery(parsed.data));
}
