import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { unavailable } from './errors.ts';
import { cost, type Work } from './password-worker.ts';
import { createThreads, TooMuchWork } from './threads.ts';

/**
 * Hashing a password takes 30 ms of CPU by design. In Node's own thread pool (files, compression, DNS), a school that signs in at eight o'clock would
 * delay everyone's pages and saves, so hashing has one or two threads of its own.
 */
const inThread = createThreads<Work, string | boolean>(new URL('./password-worker.ts', import.meta.url), {
  threads: availableParallelism() > 2 ? 2 : 1,
  // Some seconds of work. Beyond that it is better to let clients retry: browsers do not wait forever either.
  waiting: 200,
  deadlineMs: 15_000,
});

/** Throws `service.unavailable` if too many requests are waiting. */
export async function hashPassword(password: string): Promise<string> {
  return String(await inThread({ hash: password }).catch(refuse));
}

/** Throws `service.unavailable` if too many requests are waiting. */
export async function isPasswordOf(passwordHash: string, password: string): Promise<boolean> {
  return (await inThread({ verify: password, passwordHash }).catch(refuse)) === true;
}

/** A hash of no known password, with the same cost: verified for unknown usernames, so that the response time does not reveal which names exist. */
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
