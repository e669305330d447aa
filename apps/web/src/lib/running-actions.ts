import { computeSignature } from './idempotency.ts';

/** Running actions, keyed by their variables: a repeated request joins the running one. */
export function createRunningActions<Answer>() {
  const running = new Map<string, Promise<Answer>>();
  return {
    once(variables: unknown, action: () => Promise<Answer>): Promise<Answer> {
      const signature = computeSignature(variables);
      const runningAction = running.get(signature);
      if (runningAction !== undefined) return runningAction;
      const promise = action().finally(() => running.delete(signature));
      running.set(signature, promise);
      return promise;
    },
  };
}
