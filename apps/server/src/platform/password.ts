import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { unavailable } from './errors.ts';
import { cost, type Work } from './password-worker.ts';
import { createThreads, TooMuchWork } from './threads.ts';

/**
 * A password takes some 30 ms of a core, by intent. In the threads that Node has for files, compressing and names, a school that signs in
 * at eight would keep everybody else's page and save waiting; so passwords have one or two of their own.
 */
const inThread = createThreads<Work, string | boolean>(new URL('./password-worker.ts', import.meta.url), {
  threads: availableParallelism() > 2 ? 2 : 1,
  // Some seconds of work. Who would wait longer had better ask again: a browser does not wait for ever either.
  waiting: 200,
  deadlineMs: 15_000,
});

/** Throws `service.unavailable` where too many wait. */
export async function hashPassword(password: string): Promise<string> {
  return String(await inThread({ hash: password }).catch(refuse));
}

/** Throws `service.unavailable` where too many wait. */
export async function isPasswordOf(passwordHash: string, password: string): Promise<boolean> {
  return (await inThread({ verify: password, passwordHash }).catch(refuse)) === true;
}

/** Of no password, and of the same cost: compared where nobody has a name, so that the time of an answer does not tell names apart. */
export const nobodysHash = [
  '',
  'argon2id',
  'v=19',
  `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`,
  ...[16, 32].map((length) =>
    randomBytes(length)
      .toString('base64')
      .replace(/(?<!=)=+$/, ''),
  ),
].join('$');

function refuse(cause: unknown): never {
  if (!(cause instanceof TooMuchWork)) throw cause;
  throw unavailable(cause);
}
