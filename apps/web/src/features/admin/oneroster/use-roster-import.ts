import type { RosterImport } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../../lib/use-action.ts';
import { sourcesKey } from './source-calls.ts';

/** An import in two steps: a preview, and then exactly what was previewed. */
export function useRosterImport<Sent>(run: (sent: Sent, digest: string | null) => Promise<RosterImport>) {
  const client = useQueryClient();
  const preview = useAction({ mutationFn: (sent: Sent) => run(sent, null), meta: { showsOwnError: true } });
  const execute = useAction({
    mutationFn: ({ sent, digest }: { sent: Sent; digest: string }) => run(sent, digest),
    meta: { showsOwnError: true },
    onSettled: () => client.invalidateQueries({ queryKey: [sourcesKey] }),
  });
  const start = (sent: Sent) => {
    execute.reset();
    preview.mutate(sent);
  };
  const answer = preview.isPending ? undefined : (execute.data ?? preview.data);
  const carryOut = () => {
    if (answer !== undefined && preview.variables !== undefined)
      execute.mutate({ sent: preview.variables, digest: answer.digest });
  };
  return { start, carryOut, answer, preview, execute, error: preview.error ?? execute.error };
}
