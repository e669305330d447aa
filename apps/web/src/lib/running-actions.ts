import { signatureOf } from './idempotency.ts';

/** Actions that run, by their variables: requested again meanwhile, an action is not done twice. */
export function createRunningActions<Answer>() {
  const running = new Map<string, Promise<Answer>>();
  return {
    once(variables: unknown, action: () => Promise<Answer>): Promise<Answer> {
      const signature = signatureOf(variables);
      const known = running.get(signature);
      if (known !== undefined) return known;
      const promise = action().finally(() => running.delete(signature));
      running.set(signature, promise);
      return promise;
    },
  };
}
