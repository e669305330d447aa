import { expect, it } from 'vitest';
import { type Check, ok } from './check-result.ts';
import { runChecks, shareRuns } from './run-checks.ts';

const fine: Check = { name: 'disk', run: async () => ok('check.worker_ok') };

it('a check that never ends fails at its time limit, is told so, and holds up no other', async () => {
  const heard: boolean[] = [];
  const endless: Check = {
    name: 'mail',
    run: (signal) => new Promise(() => signal.addEventListener('abort', () => heard.push(signal.aborted))),
  };
  const results = await runChecks([endless, fine], 20);
  expect(results).toEqual([
    { name: 'mail', ok: false, says: { code: 'check.timeout', params: { seconds: 1 } } },
    { name: 'disk', ...ok('check.worker_ok') },
  ]);
  expect(heard).toEqual([true]);
});

it('a check that throws has failed, with its reason', async () => {
  const broken: Check = { name: 'editor', run: async () => Promise.reject(new Error('no route')) };
  expect(await runChecks([broken], 1000)).toEqual([
    { name: 'editor', ok: false, says: { code: 'check.error', params: { reason: 'no route' } } },
  ]);
});

it('calls during a run of the checks share it, and a later call starts another', async () => {
  let runs = 0;
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const run = shareRuns(async () => {
    runs += 1;
    await gate;
    return runChecks([fine], 1000);
  });
  const both = [run(), run()];
  open();
  const [first, second] = await Promise.all(both);
  expect([runs, first === second]).toEqual([1, true]);
  await run();
  expect(runs).toBe(2);
});
