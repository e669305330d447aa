import { useState } from 'react';

/** State of an asynchronous action that may fail: repeated calls are ignored while it runs. */
export function usePendingAction() {
  const [phase, setPhase] = useState<'idle' | 'busy' | 'failed'>('idle');
  const run = (action: () => Promise<unknown>): void => {
    setPhase('busy');
    action().then(
      (outcome) => setPhase(outcome === false ? 'failed' : 'idle'),
      (error: unknown) => {
        console.error(error);
        setPhase('failed');
      },
    );
  };
  return { run, isBusy: phase === 'busy', hasFailed: phase === 'failed' };
}
