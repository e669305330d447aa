import { type Attack, outcomeRow, waitRow } from '../attack.ts';
import { watch } from '../watch.ts';

/** Together with the sign-ins of the other cases, below the limit per address and minute. */
const attempts = 550;
const expected = [401, 429, 503];

/** Sending and rejecting this many requests takes half a second of CPU time, without any password hashing. */
const burstMs = 5000;

const attack: Attack = {
  name: `${attempts} sign-ins at once keep nobody else waiting`,
  run: async (world) => {
    const signIn = (username: string) =>
      fetch(`${world.address}/api/auth/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password: 'Wrong1234!' }),
      });
    const { result, waits } = await watch(world, () =>
      Promise.all(Array.from({ length: attempts }, (_, index) => signIn(`nobody_${index}`))),
    );
    const answered = result.filter(({ status }) => status === 401).length;
    const silent = result.filter(({ status, headers }) => status !== 401 && !headers.has('retry-after'));
    return [
      {
        measure: 'sign-ins that were looked at',
        value: String(answered),
        target: '≥ 20',
        isMet: answered >= 20,
      },
      outcomeRow('unexpected answers', result.filter(({ status }) => !expected.includes(status)).length, 0),
      outcomeRow('refusals that do not say when to come again', silent.length, 0),
      waitRow(world, 'longest wait for /healthz', waits.health, burstMs),
      waitRow(world, 'longest wait of another save', waits.save, burstMs),
      outcomeRow('saves of others that failed', waits.lost, 0),
    ];
  },
};

export default attack;
